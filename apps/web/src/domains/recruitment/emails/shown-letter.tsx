import type { Schemas } from '@nhansu/sdk/contract'
import { emailVariables } from '@nhansu/sdk/domains/emails'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Letter } from '#web/kit/letter/letter.tsx'

interface ShownLetterProps {
  subject: string
  html: string
  /** Variables for which there is no value yet. */
  missing?: readonly Schemas['EmailVariable'][]
}

/** A letter as its recipient reads it, and what it still lacks. */
export function ShownLetter({ subject, html, missing = [] }: ShownLetterProps) {
  return (
    <section aria-label="Thư xem trước">
      <Stack>
        <Text weight="strong">{subject}</Text>
        <Letter html={html} />
        {missing.length > 0 && (
          <Text as="p" tone="warn">
            {`Chưa có giá trị: ${missing.map((name) => emailVariables[name].title).join(', ')}.`}
          </Text>
        )}
      </Stack>
    </section>
  )
}
