import { type ReactNode, useId } from 'react'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

export interface FormSectionProps {
  /** What the fields are about: 'Thông tin cá nhân'. */
  title: ReactNode
  /** One line of help for all of them. */
  description?: ReactNode
  /** Columns where there is room for them; one on a phone. Default: 3. */
  columns?: 2 | 3 | 4
  /** Level of the title in the page's outline. Default: 2. */
  level?: 2 | 3
  /** The fields; `FullRow` around one gives it the whole width. */
  children: ReactNode
}

/** Some fields of a form under a title of their own. Sections stand in a `Stack`. */
export function FormSection({ title, description, columns = 3, level = 2, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="lg">
        <div>
          <Heading level={level} id={titleId}>
            {title}
          </Heading>
          {description && (
            <Text as="p" size="label" tone="hint">
              {description}
            </Text>
          )}
        </div>
        <Columns count={columns}>{children}</Columns>
      </Stack>
    </section>
  )
}
