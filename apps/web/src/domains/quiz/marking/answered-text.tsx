import { Text } from '@nhansu/ui/text/text.tsx'
import { written } from '../answers/answers.css.ts'

interface AnsweredTextProps {
  /** What it is: 'Nội dung'. */
  label: string
  /** The words as they were written. */
  children: string
}

/** A longer text under its name, line by line as it was written. */
export function AnsweredText({ label, children }: AnsweredTextProps) {
  return (
    <div>
      <Text as="p" size="hint" tone="soft">
        {label}
      </Text>
      <div className={written}>{children}</div>
    </div>
  )
}
