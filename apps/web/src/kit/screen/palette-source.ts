import type { PermissionName } from '@nhansu/sdk/contract'
import type { PaletteItem } from '@nhansu/ui/command-palette/palette-items.ts'

/** Records that the quick search finds, declared beside their domain. */
export interface PaletteSource {
  id: string
  /** Over the hits: 'Nhân viên'. */
  label: string
  /** What they are found by, for the empty field: 'tên, mã nhân viên, điện thoại'. */
  foundBy: string
  /** Who may look for them. */
  permission: PermissionName
  /** The hits for words that have rested a moment; the id of a hit is its address. */
  find: (words: string, signal: AbortSignal) => Promise<PaletteItem[]>
}
