/**
 * How Node runs edges, workers and the sandbox: half the memory under load, for a twelfth of the
 * throughput (test/bench/README.md). New objects get at most three times 8 MB, not 192 MB. The rest
 * of the heap may grow by 50 % between two collections, not fourfold: a worker's small heap would
 * fill with garbage. `--expose-gc` is for `idle-memory.ts`. `docker-compose.yml`, the image and the
 * manifests of Kubernetes say the same.
 */
export const nodeOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--expose-gc']

/**
 * Environment of the same processes. The C library returns free memory from 128 KiB on, as it does
 * at first. Without this it keeps more after its first large block: 5 to 9 MB of an idle process.
 */
export const nodeEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' }
