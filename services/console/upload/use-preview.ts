import { useEffect, useState } from 'preact/hooks'
import { reassigned, usesBy } from './mapping.ts'
import { formatOf, type Preview, previewBytes, previewOf, type Reading } from './preview.ts'

/** The beginning of a file, read as `reading` says. The file is never read as a whole. */
export function usePreview(file: File) {
  const [bytes, setBytes] = useState<Uint8Array>()
  const [reading, setReading] = useState<Reading>()
  const [preview, setPreview] = useState<Preview>()
  const [replaced, setReplaced] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)

  useEffect(() => {
    let isWanted = true
    file
      .slice(0, previewBytes)
      .arrayBuffer()
      .then((buffer) => {
        if (!isWanted) return
        const start = new Uint8Array(buffer)
        setBytes(start)
        setReading({ format: formatOf(file.name, start) })
      })
      // The browser logs the cause only in its own console.
      .catch(() => isWanted && setUnreadable(true))
    return () => {
      isWanted = false
    }
  }, [file])

  useEffect(() => {
    if (!bytes || !reading) return
    let isWanted = true
    previewOf(bytes, file.size <= previewBytes, reading).then((next) => {
      if (!isWanted) return
      const better = reading.assignment ? undefined : withBetterReference(next)
      if (!better) return setPreview(next)
      setReplaced(next.names[next.uses.indexOf('reference')])
      setReading({ ...reading, assignment: better })
    })
    return () => {
      isWanted = false
    }
  }, [file, bytes, reading])

  /** What a person chooses holds, also if the reference repeats. */
  const choose = (next: Reading) => {
    setReplaced(undefined)
    setReading(next)
  }
  return { reading, setReading: choose, preview, replaced, isUnreadable }
}

/** The assignment with a reference that does not repeat, if there is a better one. */
function withBetterReference({ names, betterReference }: Preview) {
  if (betterReference === undefined) return undefined
  return reassigned(names, usesBy(names, undefined), names.indexOf(betterReference), 'reference')
}
