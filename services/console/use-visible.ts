import { useEffect, useState } from 'preact/hooks'

/** Whether the page's tab is visible. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden)
  useEffect(() => {
    const note = () => setVisible(!document.hidden)
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [])
  return isVisible
}
