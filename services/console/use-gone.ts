import { useEffect, useRef } from 'preact/hooks'

/** Whether the component is gone, for what goes on after it. */
export function useGone(): { readonly current: boolean } {
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
    },
    [],
  )
  return isGone
}
