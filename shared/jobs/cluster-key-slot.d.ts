declare module 'cluster-key-slot' {
  /** The hash slot of a key in Redis Cluster: of the text in its braces, if it has any. */
  export default function calculateSlot(key: string): number
}
