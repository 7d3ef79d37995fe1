import { MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { MessageState } from '#ui/empty-state/message-state.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'

export interface NotFoundProps {
  /** Where the way back leads. */
  href: string
  /** The sentence; the default is 'Lỗi rồi! Trang bạn tìm kiếm không tồn tại!'. */
  text?: ReactNode
  /** Words of the way back. */
  linkText?: string
}

/** The screen for an address that does not exist. */
export function NotFound({ href, text, linkText }: NotFoundProps) {
  const { basics } = useLabels()
  return (
    <MessageState
      icon={MapPinOff}
      level={1}
      title={text ?? basics.notFoundText}
      actions={
        <ButtonLink tone="primary" href={href}>
          {linkText ?? basics.notFoundLink}
        </ButtonLink>
      }
    />
  )
}
