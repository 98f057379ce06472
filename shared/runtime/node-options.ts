/**
 * How Node runs edges, workers and the sandbox: new objects get at most three times 8 MB, not
 * 192 MB. `heap.ts` limits the rest of the heap. `docker-compose.yml`, the image and the manifests
 * of Kubernetes say the same.
 */
export const nodeOptions = ['--max-semi-space-size=8']

/**
 * Environment of the same processes. The C library returns free memory from 128 KiB on, as it does
 * at first. Without this it keeps more after its first large block: 5 to 9 MB of an idle process.
 */
export const nodeEnvironment = { MALLOC_TRIM_THRESHOLD_: '131072' }
