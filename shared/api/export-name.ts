/** The ending of a file, also of an export. */
const endings = /(-results)?(\.(csv|tsv|txt|ndjson|jsonl|json|xlsx))?$/i
/** What file systems do not allow in a name. */
const forbidden = /[\\/:*?"<>|]/g

/**
 * The name of an export: after the batch, which in the console is named after its file. Pure.
 */
export function exportName(
  { id, name }: { id: string; name?: string | null | undefined },
  extension: string,
): string {
  const base = name?.replace(endings, '').replace(forbidden, '-').trim()
  return `${base ? `${base}-results` : `batch-${id}`}.${extension}`
}
