import { auditEntryOf, clientOf, keyOf, signingKeysOf } from '../../shared/access/client-of.ts'
import { mostOrigins } from '../../shared/access/client-rules.ts'
import { firstDayOf, usageOf } from '../../shared/access/usage.ts'
import { CommandError } from '../../shared/command-line/arguments.ts'
import { clientCalled } from '../../shared/command-line/client-called.ts'
import { AppError } from '../../shared/errors.ts'
import { commandLine, readAudit } from '../../shared/store/audit.ts'
import {
  addKey,
  type ClientChange,
  type ClientRow,
  changeClient,
  createClient,
  findKeys,
  listClients,
  readClient,
  revokeAllKeys,
  revokeKey,
  rotateKey,
} from '../../shared/store/client-admin.ts'
import type { Database } from '../../shared/store/database.ts'
import { readCharges } from '../../shared/store/ledger.ts'
import { listSigningKeys, rotateSigningKeys } from '../../shared/store/signing-keys.ts'
import type { Command } from './commands.ts'
import { showAudit, showClient, showClients, showNewKey, showSigningKeys, showUsage } from './show-clients.ts'

/** What came of a command, for a program and for a person. */
interface Performed {
  result: unknown
  text(): string
}

/** Does what was asked for. @throws {CommandError} */
export async function perform(db: Database, command: Command): Promise<Performed> {
  switch (command.what) {
    case 'list': {
      const clients = (await listAll(db)).map(clientOf)
      return { result: { clients }, text: () => showClients(clients, Date.now()) }
    }
    case 'show':
      return shown(await readClient(db, await clientCalled(db, command.client)))
    case 'create': {
      const { client: name, origins, key } = command
      checkCount(origins)
      const { apiKey = '', ...created } = await createClient(db, commandLine, { name, origins, key }).catch(
        withName(name),
      )
      const client = clientOf(created)
      return {
        result: { ...client, apiKey },
        text: () => `${showClient(client, Date.now())}\n\n${showNewKey(apiKey)}`,
      }
    }
    case 'key': {
      const { apiKey, ...made } = await addKey(db, commandLine, await clientCalled(db, command.client), command.key)
      return { result: { ...keyOf(made), apiKey }, text: () => showNewKey(apiKey) }
    }
    case 'rotate': {
      const id = await keyIdOf(db, command.key)
      const { apiKey, replaced, ...made } = await rotateKey(db, commandLine, id, command.overlapSeconds)
      const old = keyOf(replaced)
      return { result: { ...keyOf(made), apiKey, replaced: old }, text: () => showNewKey(apiKey, old) }
    }
    case 'revoke': {
      const key = keyOf(await revokeKey(db, commandLine, await keyIdOf(db, command.key)))
      return { result: key, text: () => `${key.prefix} has ended, and its tokens end within two seconds.` }
    }
    case 'revoke-all':
      return shown(await revokeAllKeys(db, commandLine, await clientCalled(db, command.client)))
    case 'limit': {
      const rateLimits = { [command.kind]: command.perMinute }
      return shown(await changeClient(db, commandLine, await clientCalled(db, command.client), () => ({ rateLimits })))
    }
    case 'origin': {
      const id = await clientCalled(db, command.client)
      return shown(await changeClient(db, commandLine, id, ({ origins }) => changedOrigins(origins, command)))
    }
    case 'usage': {
      const id = await clientCalled(db, command.client)
      const used = usageOf(await readCharges(db, firstDayOf(command.days, Date.now()), id))
      return { result: used, text: () => showUsage(used) }
    }
    case 'audit': {
      const entries = (await readAudit(db, { limit: command.last })).map(auditEntryOf)
      return { result: { entries }, text: () => showAudit(entries) }
    }
    case 'signing-key':
      await rotateSigningKeys(db, commandLine, { compromised: command.compromised })
      return askedForKey(await signingKeys(db), command.compromised)
    case 'signing-keys':
      return signingKeys(db)
  }
}

function shown(row: ClientRow): Performed {
  const client = clientOf(row)
  return { result: client, text: () => showClient(client, Date.now()) }
}

async function signingKeys(db: Database): Promise<Performed> {
  const result = signingKeysOf(await listSigningKeys(db))
  return { result, text: () => showSigningKeys(result, Date.now()) }
}

/** The edges make the key: it isn't in the list yet. */
const askedForKey = ({ result, text }: Performed, compromised: boolean): Performed => ({
  result,
  text: () =>
    `${text()}\n\nAsked for another key. The edges make it within two seconds; ${compromised ? 'it signs at once, and all tokens of before have ended' : 'it signs ten minutes later'}.`,
})

const pageSize = 1000

async function listAll(db: Database, after?: string): Promise<ClientRow[]> {
  const page = await listClients(db, { after, limit: pageSize })
  return page.length < pageSize ? page : [...page, ...(await listAll(db, page.at(-1)?.name))]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The one usable key of this id, or that begins so. */
async function keyIdOf(db: Database, key: string): Promise<string> {
  const keys = await findKeys(db, uuid.test(key) ? { id: key } : { prefix: key })
  const [first] = keys
  if (!first) throw new CommandError(`There is no usable key ${key}`, { isMisunderstood: false })
  if (keys.length === 1) return first.id
  const lines = keys.map(({ id, prefix, name, client }) => `  ${id}  ${prefix}  ${name}, of ${client}`)
  throw new CommandError(`Several keys begin with ${key}; say the id of the one that you mean:\n${lines.join('\n')}`, {
    isMisunderstood: false,
  })
}

function changedOrigins(origins: string[], { change, origin }: { change: string; origin: string }): ClientChange {
  const others = origins.filter((known) => known !== origin)
  if (change === 'remove' && others.length === origins.length)
    throw new CommandError(`${origin} is none of its origins: ${origins.join(', ') || 'it has none'}`, {
      isMisunderstood: false,
    })
  const changed = change === 'add' ? [...others, origin] : others
  checkCount(changed)
  return { origins: changed }
}

function checkCount(origins: string[]): void {
  if (new Set(origins).size > mostOrigins)
    throw new CommandError(`A client has ${mostOrigins} origins at most`, { isMisunderstood: false })
}

const withName = (name: string) => (error: unknown) => {
  const isTaken = error instanceof AppError && error.error === 'NAME_TAKEN'
  throw isTaken ? new CommandError(`There is a client called ${name} already`, { isMisunderstood: false }) : error
}
