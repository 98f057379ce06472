import { installPackage } from './install-package.ts'
import type { Keeping } from './start-server.ts'

/** Installs redis-server from the distribution. Throws as `installPackage` does. */
export const installRedis = (keeping: Keeping): Promise<boolean> =>
  installPackage(
    {
      name: 'Redis',
      package: 'redis-server',
      otherwise: 'install redis-server, set REDIS_URL, or start Docker',
    },
    keeping,
  )
