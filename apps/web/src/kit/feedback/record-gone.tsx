import { NotFound } from '@nhansu/ui/not-found/not-found.tsx'
import { useScreenAbove } from '#web/kit/screen/use-screens.ts'

interface RecordGoneProps {
  /** What is not there, or not for this reader. */
  text: string
  /** The way back leads home, not to the list that the address is below. */
  home?: boolean
}

/** A screen whose record is not there: says so, and leads back to the list of its kind, or home where it has none. */
export function RecordGone({ text, home = false }: RecordGoneProps) {
  const above = useScreenAbove()
  const list = home ? undefined : above
  return (
    <NotFound
      text={text}
      href={list?.path ?? '/'}
      linkText={`Về ${list ? `danh sách ${list.crumb.toLowerCase()}` : 'trang chủ'}`}
    />
  )
}
