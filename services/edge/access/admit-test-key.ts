import type { FastifyReply } from 'fastify'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { KeyGrant } from '../../../shared/store/clients.ts'

/**
 * Marks every answer for a test key as the sandbox's, and returns TEST_KEYS_OFF where there is no
 * sandbox.
 */
export function admitTestKey(
  { mode }: Pick<KeyGrant, 'mode'>,
  testKeys: boolean,
  reply: FastifyReply,
): AppError | undefined {
  if (mode === 'live') return undefined
  if (!testKeys) return new AppError('TEST_KEYS_OFF')
  reply.header('x-provider', 'sandbox')
  return undefined
}
