import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { code } from './error-state.css.ts'

export interface RequestIdProps {
  /** The id under which the server's log knows the request. */
  value: string
}

/** A request id with a button that copies it, for whoever asks for help. */
export function RequestId({ value }: RequestIdProps) {
  const { basics } = useLabels()
  const [copied, setCopied] = useState(false)
  // The clipboard may be refused by policy; the id stays readable then.
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <span className={code}>
      {basics.requestId}: {value}
      <IconButton icon={copied ? Check : Copy} size="small" label={basics.copy} onClick={() => void copy()} />
      <VisuallyHidden>
        <output>{copied ? basics.copied : ''}</output>
      </VisuallyHidden>
    </span>
  )
}
