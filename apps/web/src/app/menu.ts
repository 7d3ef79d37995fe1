import {
  BarChart3,
  ClipboardCheck,
  FileSignature,
  Files,
  Fingerprint,
  FolderTree,
  Gavel,
  GraduationCap,
  type LucideIcon,
  MessageSquareWarning,
  ServerCog,
  ShieldCheck,
  Timer,
  UserPlus,
  Users,
} from 'lucide-react'
import { type MenuId, mayOpen, menuIds, type Screen } from '#web/kit/screen/screen.ts'
import type { HeldRight } from '#web/session/profile.ts'

/** How an entry of the sidebar looks; one with a label folds its screens, one without is its only screen. */
const looks: Record<MenuId, { icon: LucideIcon; label?: string }> = {
  catalogue: { icon: FolderTree, label: 'Danh mục' },
  employees: { icon: Users },
  contracts: { icon: FileSignature },
  documents: { icon: Files },
  decisions: { icon: Gavel },
  recruitment: { icon: UserPlus, label: 'Tuyển dụng' },
  training: { icon: GraduationCap, label: 'Đào tạo' },
  'periodic-tests': { icon: ClipboardCheck },
  quiz: { icon: Timer, label: 'Kỳ thi' },
  permissions: { icon: ShieldCheck, label: 'Phân quyền' },
  reports: { icon: BarChart3, label: 'Báo cáo' },
  requests: { icon: MessageSquareWarning },
  'personal-data': { icon: Fingerprint },
  system: { icon: ServerCog, label: 'Hệ thống' },
}

/** The icon of a sidebar's entry, and its words where it folds several screens. */
export const menuLook = (id: MenuId) => looks[id]

/** A screen in the sidebar. */
export interface MenuItem {
  label: string
  href: string
}

/** An entry of the sidebar: a single screen, or a group of at least one. */
export type MenuEntry = { id: MenuId; label: string; icon: LucideIcon } & (
  | { href: string; items?: undefined }
  | { items: readonly MenuItem[]; href?: undefined }
)

/** What the sidebar shows to the holder of these permissions, in the order of the map of addresses. */
export function menuFor(screens: readonly Screen[], held: ReadonlySet<HeldRight>): MenuEntry[] {
  return menuIds.flatMap((id): MenuEntry[] => {
    const { icon, label } = looks[id]
    const items = screens
      .filter((screen) => screen.menu === id && mayOpen(screen, held))
      .map(({ path, crumb, menuLabel }) => ({ label: menuLabel ?? crumb, href: path }))
    const [first] = items
    if (!first) return []
    return [label === undefined ? { id, icon, ...first } : { id, icon, label, items }]
  })
}
