import { useEffect, useState } from 'preact/hooks'
import { formatOf, type Preview, previewBytes, previewOf, type Reading } from './preview.ts'

/** The beginning of a file, read as `reading` says: the file itself is never read whole. */
export function usePreview(file: File) {
  const [bytes, setBytes] = useState<Uint8Array>()
  const [reading, setReading] = useState<Reading>()
  const [preview, setPreview] = useState<Preview>()
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
      // The browser says why only to its own console.
      .catch(() => isWanted && setUnreadable(true))
    return () => {
      isWanted = false
    }
  }, [file])

  useEffect(() => {
    if (!bytes || !reading) return
    let isWanted = true
    previewOf(bytes, file.size <= previewBytes, reading).then((next) => isWanted && setPreview(next))
    return () => {
      isWanted = false
    }
  }, [file, bytes, reading])

  return { reading, setReading, preview, isUnreadable }
}
