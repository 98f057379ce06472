import { Server } from 'node:net'

/** Refuses SO_REUSEPORT as macOS does. */
const { listen } = Server.prototype
Server.prototype.listen = function (this: Server, ...args: unknown[]) {
  const [options] = args as [{ reusePort?: boolean }]
  if (!options.reusePort) return Reflect.apply(listen, this, args)
  const refusal = Object.assign(new Error('listen ENOTSUP'), { code: 'ENOTSUP' })
  process.nextTick(() => this.emit('error', refusal))
  return this
}
