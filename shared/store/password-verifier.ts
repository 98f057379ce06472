import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/** PostgreSQL's own number of rounds. */
const rounds = 4096
const bytes = 32

/**
 * What PostgreSQL stores of a password (SCRAM-SHA-256, RFC 5802). It is sent in place of the
 * password, which could end in the server's log. The password must be ASCII.
 */
export function passwordVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, bytes, 'sha256')
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest()
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64')
  const serverKey = keyOf('Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}
