import { useId } from 'react'
import { input } from '#ui/search-box/search-box.css.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Text } from '#ui/text/text.tsx'

interface PlainInputProps {
  label: string
  hideLabel?: boolean
  value: string
  hint?: string
  onChange: (value: string) => void
}

export function PlainInput({ label, hideLabel = false, value, hint, onChange }: PlainInputProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <Text size="label">{label}</Text>}
      </label>
      <input id={id} className={input} value={value} onChange={(event) => onChange(event.target.value)} />
      {hint && (
        <Text size="hint" tone="hint">
          {hint}
        </Text>
      )}
    </div>
  )
}
