import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { type ReactNode, useId } from 'react'

interface FactSectionProps {
  title: string
  /** Beside the title: 'Hiện', 'Sửa'. */
  actions?: ReactNode
  items?: readonly Description[]
  /** Under the facts, or in their place. */
  children?: ReactNode
}

/** Some facts of a file under a title of their own. */
export function FactSection({ title, actions, items = [], children }: FactSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="md">
        <Inline gap="md" justify="between">
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {actions && <Inline gap="sm">{actions}</Inline>}
        </Inline>
        {items.length > 0 && <DescriptionList items={items} columns={2} layout="under" />}
        {children}
      </Stack>
    </section>
  )
}
