/**
 * How Node runs edges, workers and the sandbox: half the memory under load, for a twelfth of the
 * throughput (test/bench/README.md). New objects get at most three times 8 MB, not 192 MB. The rest
 * of the heap may grow by 50 % between two collections, not fourfold: a worker's small heap would
 * fill with garbage. `docker-compose.yml`, the image and the manifests of Kubernetes say the same.
 */
export const nodeOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50']
