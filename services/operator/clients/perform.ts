import { auditEntryOf, clientOf, keyOf, signingKeysOf } from '../../../shared/access/client-of.ts'
import { firstDayOf, usageOf } from '../../../shared/access/usage.ts'
import { maxOrigins } from '../../../shared/api/client-rules.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { commandLine, readAudit } from '../../../shared/store/audit.ts'
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
} from '../../../shared/store/client-admin.ts'
import { storedPartsOf } from '../../../shared/store/clients.ts'
import type { Database } from '../../../shared/store/database.ts'
import { readCharges } from '../../../shared/store/ledger-entries.ts'
import { listSigningKeys, rotateSigningKeys } from '../../../shared/store/signing-keys.ts'
import { readTestCalls } from '../../../shared/store/test-calls.ts'
import { CommandError } from '../command-line/arguments.ts'
import { clientIdOf } from '../command-line/operator-database.ts'
import type { Command } from './commands.ts'
import {
  showAudit,
  showClient,
  showClients,
  showNewKey,
  showSigningKeys,
  showUsage,
} from './show-clients.ts'

/** The outcome of a command, as data and as text. */
interface Outcome {
  result: unknown
  text(): string
}

/**
 * Runs a command.
 * @throws {CommandError}
 */
export async function perform(db: Database, command: Command): Promise<Outcome> {
  switch (command.what) {
    case 'list': {
      const clients = (await listAll(db)).map(clientOf)
      return { result: { clients }, text: () => showClients(clients, Date.now()) }
    }
    case 'show':
      return clientOutcome(await readClient(db, await clientIdOf(db, command.client)))
    case 'create':
      return createWithKey(db, command)
    case 'key': {
      const id = await clientIdOf(db, command.client)
      const { apiKey, ...created } = await addKey(db, commandLine, id, command.key)
      return { result: { ...keyOf(created), apiKey }, text: () => showNewKey(apiKey) }
    }
    case 'rotate':
      return rotate(db, command)
    case 'revoke': {
      const key = keyOf(await revokeKey(db, commandLine, await keyIdOf(db, command.key)))
      return {
        result: key,
        text: () => `${key.prefix} has ended, and its tokens end within two seconds.`,
      }
    }
    case 'revoke-all':
      return clientOutcome(
        await revokeAllKeys(db, commandLine, await clientIdOf(db, command.client)),
      )
    case 'limit': {
      const rateLimits = { [command.kind]: command.perMinute }
      return change(db, command.client, () => ({ rateLimits }))
    }
    case 'origin':
      return change(db, command.client, ({ origins }) => changedOrigins(origins, command))
    case 'usage': {
      const id = await clientIdOf(db, command.client)
      const firstDay = firstDayOf(command.days, Date.now())
      const used = usageOf(
        await readCharges(db, firstDay, id),
        await readTestCalls(db, firstDay, id),
      )
      return { result: used, text: () => showUsage(used) }
    }
    case 'audit': {
      const entries = (await readAudit(db, { limit: command.last })).map(auditEntryOf)
      return { result: { entries }, text: () => showAudit(entries) }
    }
    case 'signing-key':
      await rotateSigningKeys(db, commandLine, { compromised: command.compromised })
      return rotationOutcome(await signingKeys(db), command.compromised)
    case 'signing-keys':
      return signingKeys(db)
  }
}

type CommandOf<What extends Command['what']> = Extract<Command, { what: What }>

async function createWithKey(
  db: Database,
  { client: name, origins, key }: CommandOf<'create'>,
): Promise<Outcome> {
  checkCount(origins)
  const { apiKey = '', ...created } = await createClient(db, commandLine, {
    name,
    origins,
    key,
  }).catch(withName(name))
  const client = clientOf(created)
  return {
    result: { ...client, apiKey },
    text: () => `${showClient(client, Date.now())}\n\n${showNewKey(apiKey)}`,
  }
}

async function rotate(
  db: Database,
  { key, overlapSeconds }: CommandOf<'rotate'>,
): Promise<Outcome> {
  const id = await keyIdOf(db, key)
  const { apiKey, replaced, ...created } = await rotateKey(db, commandLine, id, overlapSeconds)
  const old = keyOf(replaced)
  return {
    result: { ...keyOf(created), apiKey, replaced: old },
    text: () => showNewKey(apiKey, old),
  }
}

async function change(
  db: Database,
  client: string,
  changeOf: Parameters<typeof changeClient>[3],
): Promise<Outcome> {
  const id = await clientIdOf(db, client)
  return clientOutcome(await changeClient(db, commandLine, id, changeOf))
}

function clientOutcome(row: ClientRow): Outcome {
  const client = clientOf(row)
  return { result: client, text: () => showClient(client, Date.now()) }
}

async function signingKeys(db: Database): Promise<Outcome> {
  const result = signingKeysOf(await listSigningKeys(db))
  return { result, text: () => showSigningKeys(result, Date.now()) }
}

/** The edges create the key later, so it is not in the list yet. */
const rotationOutcome = ({ result, text }: Outcome, compromised: boolean): Outcome => ({
  result,
  text: () =>
    `${text()}\n\nAsked for another key. The edges make it within two seconds; ` +
    (compromised
      ? 'it signs at once, and all older tokens have ended.'
      : 'it signs ten minutes later.'),
})

const pageSize = 1000

async function listAll(db: Database, after?: string): Promise<ClientRow[]> {
  const page = await listClients(db, { after, limit: pageSize })
  return page.length < pageSize ? page : [...page, ...(await listAll(db, page.at(-1)?.name))]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of the one usable key with this id or prefix, or of the key itself. */
async function keyIdOf(db: Database, key: string): Promise<string> {
  const isId = uuid.test(key)
  const keys = await findKeys(db, isId ? { id: key } : { keyOrPrefix: key })
  const [first] = keys
  if (!first) throw new CommandError(`There is no usable key ${isId ? key : shownPartOf(key)}`)
  if (keys.length === 1) return first.id
  const lines = keys.map(
    ({ id, prefix, name, client }) => `  ${id}  ${prefix}  ${name}, of ${client}`,
  )
  throw new CommandError(
    `Several keys begin with ${key}; say the id of the one that you mean:\n${lines.join('\n')}`,
  )
}

/** No whole key: a terminal or a log may keep what is printed. */
function shownPartOf(key: string): string {
  const { prefix } = storedPartsOf(key)
  return key === prefix ? key : `${prefix}…`
}

function changedOrigins(
  origins: string[],
  { change, origin }: { change: string; origin: string },
): ClientChange {
  const others = origins.filter((known) => known !== origin)
  if (change === 'remove' && others.length === origins.length)
    throw new CommandError(
      `${origin} is not an origin of this client. It has: ${origins.join(', ') || 'none'}`,
    )
  const changed = change === 'add' ? [...others, origin] : others
  checkCount(changed)
  return { origins: changed }
}

function checkCount(origins: string[]): void {
  if (new Set(origins).size > maxOrigins)
    throw new CommandError(`A client has ${maxOrigins} origins at most`)
}

const withName = (name: string) => (error: unknown) => {
  const isTaken = error instanceof AppError && error.error === 'NAME_TAKEN'
  throw isTaken ? new CommandError(`There is a client called ${name} already`) : error
}
