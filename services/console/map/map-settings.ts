import { useEffect, useState } from 'preact/hooks'
import type { ConsoleMap } from '../../../shared/api/console-map.ts'

let asked: Promise<ConsoleMap> | undefined

/** The maps that the operator has configured. A failure is as good as none: there is a link. */
const ask = (): Promise<ConsoleMap> => {
  asked ??= fetch('/console/map.json')
    .then((response) => (response.ok ? (response.json() as Promise<ConsoleMap>) : {}))
    .catch(() => {
      asked = undefined
      return {}
    })
  return asked
}

/** Undefined until known. */
export function useMapSettings(): ConsoleMap | undefined {
  const [settings, setSettings] = useState<ConsoleMap>()
  useEffect(() => {
    ask().then(setSettings)
  }, [])
  return settings
}
