import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A DNS server on loopback that gives each name the same addresses. */
export interface NameServer {
  port: number
  /** IPv4 addresses, in answers from now on. */
  addresses: string[]
  /** Whether it answers nothing from now on. */
  isSilent: boolean
  /** How many requests have come. */
  asked: number
  close(): void
}

const headerBytes = 12
const isResponse = 0x8180
const noSuchName = 0x8183
const typeA = 1
/** Seconds. */
const timeToLive = 1

export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4')
  const server: NameServer = {
    port: 0,
    addresses: [],
    isSilent: false,
    asked: 0,
    close: () => socket.close(),
  }
  socket.on('message', (query, { port, address }) => {
    server.asked += 1
    if (server.isSilent) return
    socket.send(answerTo(query, server.addresses), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  server.port = socket.address().port
  return server
}

/** RFC 1035, section 4: the question again, and a record for each address. */
function answerTo(query: Buffer, addresses: string[]): Buffer {
  const nameEnds = query.indexOf(0, headerBytes)
  const question = query.subarray(headerBytes, nameEnds + 5)
  const asked = query.readUInt16BE(nameEnds + 1) === typeA ? addresses : []
  const header = Buffer.from(query.subarray(0, headerBytes))
  header.writeUInt16BE(addresses.length === 0 ? noSuchName : isResponse, 2)
  for (const [at, count] of [1, asked.length, 0, 0].entries())
    header.writeUInt16BE(count, 4 + 2 * at)
  const records = asked.map((address) => {
    const record = Buffer.alloc(16)
    // A pointer to the name in the question.
    record.writeUInt16BE(0xc000 + headerBytes, 0)
    record.writeUInt16BE(typeA, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt32BE(timeToLive, 6)
    record.writeUInt16BE(4, 10)
    record.set(address.split('.').map(Number), 12)
    return record
  })
  return Buffer.concat([header, question, ...records])
}
