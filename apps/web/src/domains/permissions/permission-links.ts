import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { CircleHelp, History } from 'lucide-react'
import { auditPath, explainPath } from './permission-paths.ts'

/** The way from users and roles to what was done and to why somebody sees what he sees; the sidebar has no room for them. */
export const permissionLinks: readonly PageAction[] = [
  { id: 'audit', label: 'Nhật ký', tone: 'quiet', icon: History, href: auditPath() },
  { id: 'explain', label: 'Vì sao tôi (không) thấy?', tone: 'quiet', icon: CircleHelp, href: explainPath() },
]
