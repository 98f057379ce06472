/** Addresses of the servers that a keeper runs; none for one that it was not asked for. */
export interface ServerUrls {
  redisUrl?: string
  databaseUrl?: string
}

/** What a keeper is asked to run; its only argument, as JSON. */
export interface KeeperRequest {
  /** Absolute, existing. */
  dataDir: string
  durable: boolean
  redis: boolean
  postgres: boolean
  /** Given when a dead keeper is replaced: the servers come back at the addresses that are in use already. */
  urls?: ServerUrls
}

export interface ReadyMessage {
  type: 'ready'
  urls: ServerUrls
}

/** From a keeper to the process that started it. The other way: SIGTERM, or the end of the channel. */
export type KeeperMessage = { type: 'say'; line: string } | ReadyMessage | { type: 'failed'; message: string }
