import { X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import control from '../styles/control.module.css'
import styles from './Notice.module.css'

interface Message {
  id: number
  text: string
}

const Context = createContext<(text: string) => void>(() => {})

/** Shows a short message at the foot of the window; screen readers hear it. */
export const useNotice = () => useContext(Context)

/** How long a message stays, in milliseconds: long enough to be read, and it can be dismissed. */
const stay = 6_000

export function NoticeProvider({ dismiss, children }: { dismiss: string; children: ReactNode }) {
  const [message, setMessage] = useState<Message>()
  const say = useCallback((text: string) => setMessage((before) => ({ id: (before?.id ?? 0) + 1, text })), [])
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), stay)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <Context value={say}>
      {children}
      <div role="status" className={styles.place}>
        {message && (
          <p key={message.id} className={styles.notice}>
            {message.text}
            <button type="button" className={control.icon} aria-label={dismiss} onClick={() => setMessage(undefined)}>
              <X aria-hidden="true" size={18} />
            </button>
          </p>
        )}
      </div>
    </Context>
  )
}
