import { Button } from '@nhansu/ui/button/button.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Sitting } from './sitting.ts'
import { clockWords, timeSaid } from './waits.ts'

/** What is left by the server's clock; hidden at will, and said aloud at a few moments only. */
export function TimeLeft({ sitting, wholeMs }: { sitting: Sitting; wholeMs: number }) {
  const [left, setLeft] = useState(() => sitting.remaining())
  const [isHidden, setHidden] = useState(false)
  const [said, setSaid] = useState('')
  const before = useRef(left)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = sitting.remaining()
      const words = timeSaid(before.current, now, wholeMs)
      before.current = now
      setLeft(now)
      if (words !== undefined) setSaid(words)
    }, 250)
    return () => clearInterval(timer)
  }, [sitting, wholeMs])
  const isShort = left <= 60_000
  return (
    <>
      {!isHidden && (
        <div role="timer" aria-label="Thời gian còn lại">
          <Text size="section" weight="strong" tabular tone={isShort ? 'bad' : 'ink'}>
            {clockWords(left)}
          </Text>
        </div>
      )}
      <Button size="small" tone="quiet" onClick={() => setHidden(!isHidden)}>
        {isHidden ? 'Hiện đồng hồ' : 'Ẩn đồng hồ'}
      </Button>
      <VisuallyHidden as="div">
        {/* Half a minute before the end it may interrupt. */}
        <div role={left <= 30_000 ? 'alert' : 'status'}>{said}</div>
      </VisuallyHidden>
    </>
  )
}
