import { Inbox, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { MessageState } from './message-state.tsx'

export interface EmptyStateProps {
  /** What would be here: 'Chưa có hợp đồng nào'. The default is 'Không có dữ liệu để hiển thị'. */
  title?: ReactNode
  /** How it gets here: 'Thêm hợp đồng đầu tiên, hoặc nhập từ Excel.' */
  text?: ReactNode
  /** The next step. */
  actions?: ReactNode
  /** Decorative. */
  icon?: LucideIcon
  /** Level of the title in the page's outline. */
  level?: 2 | 3
}

/** Says what would be here and offers the next step. */
export function EmptyState({ title, icon = Inbox, ...rest }: EmptyStateProps) {
  const { basics } = useLabels()
  return <MessageState {...rest} icon={icon} title={title ?? basics.empty} />
}
