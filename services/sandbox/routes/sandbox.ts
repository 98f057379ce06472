import type { FastifyInstance } from 'fastify'
import { type Behaviour, DEFAULT_BEHAVIOUR, readBehaviour } from '../behaviour.ts'
import type { CallLog } from '../call-log.ts'
import type { Ledger } from '../ledger.ts'
import { isPrivateAddress } from '../private-address.ts'
import type { Quota } from '../quota.ts'

export type Controls = {
  ledger: Ledger
  quota: Quota
  calls: CallLog
  behaviour(): Behaviour
  /** Sets the behaviour and starts its random numbers anew, so that a run can be repeated. */
  setBehaviour(behaviour: Behaviour): void
  internalRoutesPublic: boolean
}

/** The sandbox's own routes, for tests and benchmarks: design §3. */
export function addSandboxRoutes(app: FastifyInstance, controls: Controls): void {
  app.register(
    async (routes) => {
      routes.addHook('onRequest', async (request, reply) => {
        if (!controls.internalRoutesPublic && !isPrivateAddress(request.ip))
          return reply.code(403).send({ error: 'Only loopback and private addresses may use /sandbox.' })
      })
      routes.get('/usage', async () => controls.ledger.usage())
      routes.get('/calls', async () => ({ calls: controls.calls.list() }))
      routes.get('/behaviour', async () => controls.behaviour())
      routes.put('/behaviour', async (request, reply) => {
        const behaviour = readBehaviour(request.body)
        if ('field' in behaviour)
          return reply.code(400).send({ error: `${behaviour.field}: ${behaviour.message}`, ...behaviour })
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
