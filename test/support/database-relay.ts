import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A way to the database, which lasts as long as the process. Each client is shown to `admit` first,
 * and is cut off where that says no. Returns its URL.
 */
export async function relayTo(
  databaseUrl: string,
  admit: (client: Socket) => boolean,
): Promise<string> {
  const url = new URL(databaseUrl)
  const [host, port] = [url.hostname, Number(url.port)]
  const server = createServer((client) => {
    if (!admit(client)) return void client.destroy()
    const database = connect(port, host)
    client.on('error', () => database.destroy())
    database.on('error', () => client.destroy())
    client.pipe(database).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  url.hostname = '127.0.0.1'
  url.port = `${(server.address() as AddressInfo).port}`
  return url.href
}
