// The package has no types of its own.
declare module 'cluster-key-slot' {
  /** The hash slot of a key in Redis Cluster. Keys with the same text in braces share one. */
  export default function calculateSlot(key: string): number
}
