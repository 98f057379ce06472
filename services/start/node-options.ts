/**
 * How Node runs edges, workers and the sandbox; the image sets the same (services/deployment/
 * Dockerfile). New objects get at most three times 16 MB: by default V8 grows that to 192 MB under
 * load, which saves no time, and 8 MB take more CPU. `--expose-gc` lets a process return memory
 * once it has started (shared/runtime/release-memory.ts).
 */
export const nodeOptions = ['--max-semi-space-size=16', '--expose-gc']

/** glibc keeps memory for each thread that asks for some. With two such stores it keeps 30 MB less. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' }
