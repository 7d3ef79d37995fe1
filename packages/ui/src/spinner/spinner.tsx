import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { sizes, spinner } from './spinner.css.ts'

export interface SpinnerProps {
  /** 16, 20 or 32 px: the small one takes the place of an icon in a button. */
  size?: 'small' | 'medium' | 'large'
  /** What is going on; the default is 'Đang xử lý'. `null` where the text beside it already says so. */
  label?: string | null
}

/** Work of unknown length. Where the shape of the result is known, use `Skeleton`. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  const { basics } = useLabels()
  const naming =
    label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label ?? basics.working }
  return <span className={joinClasses(spinner, sizes[size])} {...naming} />
}
