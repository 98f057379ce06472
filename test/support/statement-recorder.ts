import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { relayTo } from './database-relay.ts'

/** One statement that a process of a version sent. */
export type Statement = string

/** The statements of a file, one JSON string in a line. */
export const readStatements = (file: string): Statement[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : []

/** Statements that differ in the number of their rows or ids alone are the same. */
const shapeOf = (statement: Statement) =>
  statement
    .replace(/\$\d+/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\?(, \?)+/g, '?')
    .replace(/(\([^()]*\))(, \1)+/g, '$1')

/**
 * A way to the database that adds each statement of a new shape to the file of the role. Returns
 * its URL. It lasts as long as the process.
 */
export async function throughRecorder(
  databaseUrl: string,
  folder: string,
  role: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${role}.jsonl`)
  const known = new Set(readStatements(file).map(shapeOf))
  const note = (statement: Statement) => {
    const shape = shapeOf(statement)
    if (shape === '' || known.has(shape)) return
    known.add(shape)
    appendFileSync(file, `${JSON.stringify(statement)}\n`)
  }
  return relayTo(databaseUrl, (client) => {
    client.on('data', readMessages(note))
    return true
  })
}

/**
 * Reads what a client sends (PostgreSQL, "Message Formats"): a start without a type, then messages
 * of a type and a length. `Q` has a statement; `P` a name and a statement.
 */
function readMessages(note: (statement: Statement) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const typeBytes = isStarted ? 1 : 0
      if (rest.length < typeBytes + 4) return
      const end = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < end) return
      const type = isStarted ? String.fromCharCode(rest[0] ?? 0) : ''
      const fields = rest
        .subarray(typeBytes + 4, end)
        .toString('utf8')
        .split('\0')
      if (type === 'Q') note(fields[0] ?? '')
      if (type === 'P') note(fields[1] ?? '')
      rest = rest.subarray(end)
      isStarted = true
    }
  }
}
