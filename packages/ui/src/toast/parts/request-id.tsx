import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Text } from '#ui/text/text.tsx'
import { actions, requestId } from '../toast.css.ts'

interface RequestIdProps {
  id: string
}

/** The id of a failed request, with a button that copies it. */
export function RequestId({ id }: RequestIdProps) {
  const { basics, overlays } = useLabels()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      setCopied(true)
    } catch {
      // Without the right to write to the clipboard the id can still be read and selected.
      setCopied(false)
    }
  }
  return (
    <div className={actions}>
      <Text size="hint" tone="soft">
        {basics.requestId}: <span className={requestId}>{id}</span>
      </Text>
      <Button
        size="small"
        tone="quiet"
        icon={copied ? Check : Copy}
        aria-label={copied ? undefined : overlays.copyRequestId}
        onClick={() => void copy()}
      >
        {copied ? basics.copied : basics.copy}
      </Button>
    </div>
  )
}
