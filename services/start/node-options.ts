/**
 * How Node runs edges, workers and the sandbox. New objects get at most three times 16 MB: by
 * default V8 grows that to 192 MB under load, which saves no time, and 8 MB take more CPU. The
 * image sets the same (services/deployment/Dockerfile).
 */
export const nodeOptions = ['--max-semi-space-size=16']
