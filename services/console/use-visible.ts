import { useEffect, useState } from 'preact/hooks'

/** Whether the page's tab is the one that is looked at. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden)
  useEffect(() => {
    const note = () => setVisible(!document.hidden)
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return isVisible
}
