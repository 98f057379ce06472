import type { Tables } from './database.ts'

/** Users of the database beside its owner. PostgreSQL knows them as `address_edge` and so on. */
export const roles = ['edge', 'worker', 'operator', 'metrics'] as const
export type Role = (typeof roles)[number]

export const nameOf = (role: Role): string => `address_${role}`

type Privilege = 'select' | 'insert' | 'update' | 'delete'
/** On the whole table, or on some of its columns. */
type Right<Column> = Privilege | { [P in Exclude<Privilege, 'delete'>]?: readonly Column[] }
type RightsOn<Table> = { [R in Role]?: readonly Right<keyof Table>[] }
type Rights = { [Name in keyof Tables]: RightsOn<Tables[Name]> }

/** PostgreSQL asks for the right to update one column of a row that is only locked. */
const lock = <Column>(column: Column) => ({ update: [column] })

const failedResult = [
  'batchId',
  'position',
  'verdict',
  'nextAction',
  'reasons',
  'confidence',
  'changes',
] as const

const readonly = { edge: ['select'], worker: ['select'], operator: ['select'] } as const

/**
 * What each role may do with each table: what its processes need, and no more. A right is taken
 * away one version after its last use, as a column is (migrations/README.md).
 */
export const rights: Rights = {
  clients: {
    edge: ['select', 'insert', 'update'],
    worker: ['select'],
    operator: ['select', 'insert', 'update'],
    metrics: [{ select: ['id', 'name', 'testOf', 'createdAt'] }],
  },
  apiKeys: {
    edge: ['select', 'insert', 'update'],
    operator: ['select', 'insert', 'update'],
  },
  consoleSessions: { edge: ['select', 'insert', 'update', 'delete'] },
  signingKeys: {
    edge: ['select', 'insert', 'update'],
    // For the doctor, which runs where a worker does.
    worker: [{ select: ['kid', 'createdAt', 'signsFrom', 'withdrawnAt'] }],
    // Without the private keys. It asks for a new key, and an edge makes it.
    operator: [
      { select: ['kid', 'createdAt', 'signsFrom', 'withdrawnAt', 'successorAskedAt'] },
      { update: ['withdrawnAt', 'successorAskedAt'] },
    ],
  },
  // Nobody can change an entry, or say when it was made.
  audit: {
    edge: ['select', { insert: ['actor', 'action', 'target', 'detail'] }],
    operator: ['select', { insert: ['actor', 'action', 'target', 'detail'] }],
  },
  ledger: {
    edge: ['select'],
    worker: ['select', 'insert', 'update', 'delete'],
    operator: ['select'],
    metrics: ['select'],
  },
  ledgerWorkers: { worker: ['select', 'insert', 'update', 'delete'], metrics: ['select'] },
  lastCalls: { worker: ['select', 'insert', 'update'], metrics: ['select'] },
  grantedPermits: { worker: ['select', 'insert', 'update'], metrics: ['select'] },
  testCalls: {
    edge: ['select'],
    worker: ['select', 'insert', 'update'],
    operator: ['select'],
    metrics: ['select'],
  },
  quotas: {
    ...readonly,
    operator: ['select', 'insert', 'update', 'delete'],
    metrics: ['select'],
  },
  budgets: {
    ...readonly,
    operator: ['select', 'insert', 'update', 'delete'],
    metrics: ['select'],
  },
  storedAddresses: {
    edge: ['select', 'insert', 'update', 'delete'],
    worker: ['select', 'insert', 'update'],
  },
  uploads: { edge: ['select', 'insert', 'update', 'delete'] },
  uploadErasures: { edge: ['select', 'insert'] },
  batches: {
    edge: ['select', 'insert', 'update', 'delete'],
    worker: ['select', 'update'],
    // It pauses the batches of a client whose keys it revokes. The doctor counts.
    operator: [
      { select: ['id', 'clientId', 'status', 'createdAt', 'finishedAt', 'total', 'rowsDeletedAt'] },
      { select: ['webhookState', 'webhookAttempts'] },
      { update: ['status', 'pausedReason', 'resumesAt', 'rate'] },
    ],
    metrics: [
      {
        select: [
          'id',
          'clientId',
          'status',
          'createdAt',
          'startedAt',
          'finishedAt',
          'total',
          'problems',
          'processed',
          'erased',
          'confirmed',
          'corrected',
          'needsReview',
          'undeliverable',
          'failed',
          'calls',
          'microUsd',
          'strategy',
          'policy',
          'pausedReason',
          'resumesAt',
          'rate',
        ],
      },
    ],
  },
  batchItems: {
    edge: ['select', 'insert', 'delete', lock('batchId')],
    worker: ['select', 'delete', lock('batchId')],
  },
  batchProblems: {
    edge: ['select', 'insert'],
    worker: ['select', 'delete'],
  },
  batchResults: {
    // It deletes failed results for a retry, and writes them again when that is cancelled.
    edge: ['select', 'delete', lock('batchId'), { insert: failedResult }],
    worker: ['select', 'insert', 'update', 'delete'],
  },
  deployment: {
    edge: ['select', 'insert'],
    worker: ['select', 'insert'],
    operator: ['select'],
    metrics: ['select'],
  },
}
