import type { LucideIcon } from 'lucide-react'

/** Something that the palette finds. */
export interface PaletteItem {
  /** Unique in the whole palette. */
  id: string
  /** What the reader looks for: a screen's name, a person's name, an action. */
  label: string
  /** What tells it from its likes: a code, a unit. */
  hint?: string
  /** What kind of thing it is. */
  icon?: LucideIcon
}

/** Hits of one kind under a heading. */
export interface PaletteGroup {
  /** Unique among the groups. */
  id: string
  /** The heading: 'Trang', 'Nhân viên'. */
  label: string
  /** Best hit first. */
  items: readonly PaletteItem[]
}

/** Groups that hold something, in the order given. */
export function withoutEmpty(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  return groups.filter((group) => group.items.length > 0)
}

/**
 * Where the highlight stands: on the item that it stood on before, while that is still there, else on the first hit,
 * so that Enter takes the best one.
 *
 * @returns an index, or -1 when there is nothing
 */
export function highlightedIndex(items: readonly PaletteItem[], highlightedId: string | null): number {
  const kept = items.findIndex((item) => item.id === highlightedId)
  return kept < 0 && items.length > 0 ? 0 : kept
}
