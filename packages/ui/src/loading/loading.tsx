import { useLabels } from '#ui/labels/labels-provider.tsx'
import { message, heights } from '#ui/empty-state/empty-state.css.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Text } from '#ui/text/text.tsx'

export interface LoadingProps {
  /** The default is 'Đang tải dữ liệu...'. */
  text?: string
  /** `screen` takes most of the window's height, `part` only its place. */
  size?: 'part' | 'screen'
}

/** A screen or a part of one on its way; for a known shape use `Skeleton`. */
export function Loading({ text, size = 'part' }: LoadingProps) {
  const { basics } = useLabels()
  return (
    <output className={joinClasses(message, heights[size])}>
      <Spinner size="large" label={null} />
      <Text tone="soft">{text ?? basics.loading}</Text>
    </output>
  )
}
