import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Copy } from 'lucide-react'
import { folded, whole } from './short-hash.css.ts'

/** So many digits tell one hash from another at a glance. */
const shownDigits = 8

interface ShortHashProps {
  /** What it is the hash of, for readers of screens: 'SHA-256 của HD-001.pdf'. */
  label: string
  value: string
}

/** A hash by its first digits, with a button that copies all of it; the whole stands under 'Chi tiết'. */
export function ShortHash({ label, value }: ShortHashProps) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.ok('Đã sao chép.'),
      () => toast.warn('Trình duyệt không cho sao chép. Hãy mở Chi tiết rồi sao chép bằng tay.'),
    )
  return (
    <>
      <Inline gap="sm">
        <Text tabular>{`${value.slice(0, shownDigits)}…`}</Text>
        <IconButton icon={Copy} size="small" label={`Sao chép ${label}`} onClick={() => void copy()} />
      </Inline>
      <details>
        <summary className={folded} aria-label={`Chi tiết ${label}`}>
          Chi tiết
        </summary>
        <span className={whole}>{value}</span>
      </details>
    </>
  )
}
