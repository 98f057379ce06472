/** URLs of the servers that a keeper runs. Absent for a server that was not requested. */
export interface ServerUrls {
  redisUrl?: string
  queueRedisUrl?: string
  databaseUrl?: string
}

/** What a keeper should run: the only message to it. URLs have passwords, so it is no argument. */
export interface KeeperRequest {
  /** An absolute path that exists. */
  dataDir: string
  durable: boolean
  redis: boolean
  /** A second Redis, for queues and replies. It writes nothing to disk. */
  queueRedis: boolean
  postgres: boolean
  /** Given when a dead keeper is replaced: the servers must come back at the same URLs. */
  urls?: ServerUrls
}

export interface ReadyMessage {
  type: 'ready'
  urls: ServerUrls
}

/**
 * Messages from a keeper to the process that started it. In the other direction: a `KeeperRequest`,
 * then SIGTERM, or the end of the IPC channel.
 */
export type KeeperMessage =
  | { type: 'say'; line: string }
  | ReadyMessage
  | { type: 'failed'; message: string }
