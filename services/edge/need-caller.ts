import type { FastifyReply } from 'fastify'
import { AppError } from '../../shared/errors.ts'

/**
 * Before a listener for the end of the caller's connection is set: one that is set after that end hears nothing. Between the two
 * nothing may be awaited.
 * @throws {AppError} CALLER_LEFT
 */
export function needCaller({ raw }: FastifyReply): void {
  if (raw.closed) throw new AppError('CALLER_LEFT')
}
