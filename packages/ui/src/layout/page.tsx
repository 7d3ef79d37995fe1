import type { ReactNode, Ref } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { keepClear } from '#ui/overlay/keep-clear.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { Inline } from './inline.tsx'
import { actions as actionBar, bounded, foot, head, page, titles } from './page.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface PageProps {
  /** The page's only `<h1>`. */
  title: ReactNode
  /** One line of what is shown: '412 người, cập nhật lúc 09:14'. `null` while it is not known yet: its place is kept. */
  summary?: ReactNode
  /** A picture before the title (an avatar). */
  media?: ReactNode
  /** Beside the title: a status. */
  status?: ReactNode
  /** At the right; one primary button, last. */
  actions?: ReactNode
  /** Where the actions stand: beside the title, or below the body, in sight however long that is, for a form. Default: `head`. */
  actionsAt?: 'head' | 'foot'
  /** How wide it may grow: `full`, or `bounded` for a form, whose fields no window makes longer than 1,280 px together. Default: `full`. */
  width?: 'full' | 'bounded'
  /** Keeps the title for screen readers only, where the design shows none. */
  hideTitle?: boolean
  /** The heading's element, so that a change of route can move focus to it. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A line that is as high as one with words. */
const NO_WORDS_YET = '\u00A0'

/** A screen: title, one line, actions, then the body. */
export function Page({
  title,
  summary,
  media,
  status,
  actions,
  actionsAt = 'head',
  width = 'full',
  hideTitle = false,
  titleRef,
  children,
}: PageProps) {
  const className = joinClasses(page, width === 'bounded' && bounded)
  const heading = (
    <Heading level={1} tabIndex={-1} {...(titleRef ? { ref: titleRef } : {})}>
      {title}
    </Heading>
  )
  if (hideTitle)
    return (
      <div className={className}>
        <VisuallyHidden as="div">{heading}</VisuallyHidden>
        {children}
      </div>
    )
  return (
    <div className={className}>
      <header className={head}>
        <div className={titles}>
          {media}
          <div>
            <Inline gap="md">
              {heading}
              {status}
            </Inline>
            {summary !== undefined && (
              <Text as="p" size="label" tone="soft">
                {summary ?? NO_WORDS_YET}
              </Text>
            )}
          </div>
        </div>
        {actions !== undefined && actionsAt === 'head' && (
          <div {...keepClear} className={actionBar}>
            {actions}
          </div>
        )}
      </header>
      {children}
      {actions !== undefined && actionsAt === 'foot' && (
        <div {...keepClear} className={foot}>
          {actions}
        </div>
      )}
    </div>
  )
}
