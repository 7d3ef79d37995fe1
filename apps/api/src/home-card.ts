import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from './contract/handlers.ts'

type HomeCard = Schemas['HomeCard']

/** What a domain tells on the first page; `domains/home` asks every card that the reader may have. */
export interface HomeCardSource<Key extends HomeCard['key'] = HomeCard['key']> {
  key: Key
  title: string
  /** Who may have it; its rows are narrowed to the scopes of this permission. */
  permission: PermissionName
  /** Rights without which its lists do not open either. */
  needs?: readonly PermissionName[]
  /** What else the reader must have, where rights of any reach are too little. */
  isFor?: (context: ProductContext) => boolean
  /** The screen that it is about. */
  link: string
  /** What an empty card says. */
  emptyText: string
  /** Reads the content; undefined for an empty card. */
  read: (context: ProductContext) => Promise<HomeCard[Key] | undefined>
}

/** A card about what the reader himself has to do; it needs no right, and is not there while nothing is to be done. */
export type OwnHomeCardSource<Key extends HomeCard['key'] = HomeCard['key']> = Omit<
  HomeCardSource<Key>,
  'permission' | 'needs' | 'isFor' | 'emptyText'
> & {
  /** The law wants it to be seen: nobody puts it away. */
  stays?: true
}

/** Declares a card beside its domain. */
export function defineHomeCard<Key extends HomeCard['key']>(
  source: HomeCardSource<Key>,
): HomeCardSource<Key> {
  return source
}

/** Declares a card of what the reader himself has to do. */
export function defineOwnHomeCard<Key extends HomeCard['key']>(
  source: OwnHomeCardSource<Key>,
): OwnHomeCardSource<Key> {
  return source
}

/** Figures and lines as a card shows them; undefined where there is nothing of either. */
export function figuresOrNothing(
  figures: readonly Schemas['HomeFigure'][],
  lines: readonly Schemas['HomeLine'][] = [],
): Schemas['HomeFigures'] | undefined {
  const isEmpty = lines.length === 0 && figures.every(({ total }) => total === 0)
  return isEmpty ? undefined : { figures: [...figures], lines: [...lines] }
}
