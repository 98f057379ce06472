import type { FastifyReply } from 'fastify'

/** Names a header in `Vary`, beside `Origin`, which the check of origins has set. */
export const addVary = (reply: FastifyReply, header: string): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), header].flat().filter(Boolean).join(', '))
