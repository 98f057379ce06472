import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Behaviour, DEFAULT_BEHAVIOUR, readBehaviour } from '../behaviour.ts'
import type { CallLog } from '../call-log.ts'
import type { Ledger } from '../ledger.ts'
import type { Quota } from '../quota.ts'

export type Controls = {
  ledger: Ledger
  quota: Quota
  calls: CallLog
  behaviour(): Behaviour
  /** Sets the behaviour and restarts its random numbers, so that a run can be repeated. */
  setBehaviour(behaviour: Behaviour): void
  internalRoutesPublic: boolean
}

/** The sandbox's own routes, for tests and benchmarks. A probe may come from any network. */
export function addSandboxRoutes(app: FastifyInstance, controls: Controls): void {
  app.get('/health', async () => ({ status: 'up' }))
  app.register(
    async (routes) => {
      routes.addHook('onRequest', async (request, reply) => {
        if (!controls.internalRoutesPublic && !isPrivateAddress(request.ip))
          return reply
            .code(403)
            .send({ error: 'Only loopback and private addresses may use /sandbox.' })
      })
      routes.get('/usage', async () => controls.ledger.usage())
      routes.get('/calls', async () => ({ calls: controls.calls.list() }))
      routes.get('/behaviour', async () => controls.behaviour())
      routes.put('/behaviour', async (request, reply) => {
        const behaviour = readBehaviour(request.body)
        if ('field' in behaviour)
          return reply
            .code(400)
            .send({ error: `${behaviour.field}: ${behaviour.message}`, ...behaviour })
        controls.setBehaviour(behaviour)
        return behaviour
      })
      routes.post('/reset', async () => {
        controls.ledger.reset()
        controls.quota.reset()
        controls.calls.clear()
        controls.setBehaviour(DEFAULT_BEHAVIOUR)
        return controls.ledger.usage()
      })
    },
    { prefix: '/sandbox' },
  )
}

const privateAddresses = new BlockList()
privateAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
privateAddresses.addSubnet('10.0.0.0', 8, 'ipv4')
privateAddresses.addSubnet('172.16.0.0', 12, 'ipv4')
privateAddresses.addSubnet('192.168.0.0', 16, 'ipv4')
privateAddresses.addSubnet('169.254.0.0', 16, 'ipv4')
privateAddresses.addAddress('::1', 'ipv6')
privateAddresses.addSubnet('fc00::', 7, 'ipv6')
privateAddresses.addSubnet('fe80::', 10, 'ipv6')

/** Loopback, link-local or private. Also for an IPv4 address that is mapped into IPv6. */
function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return privateAddresses.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
