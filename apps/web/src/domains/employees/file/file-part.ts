import type { PermissionName } from '@nhansu/sdk/contract'
import type { ComponentType } from 'react'
import type { FilePartProps } from './employee-file.ts'
import type { HeldRight } from '#web/session/profile.ts'

/** A part of the file that comes with its own code and loads on its own. */
export interface FilePart {
  /** Its word in the address, where it is a tab. */
  key: string
  /** Any one of these rights shows it. */
  rights: readonly PermissionName[]
  /** Everybody sees it in his own file. */
  own?: true
  load: () => Promise<{ default: ComponentType<FilePartProps> }>
}

/** True when the reader may see the part; the server asks again for every row and field. */
export function showsPart(
  { rights, own: ofOneself }: FilePart,
  held: ReadonlySet<HeldRight>,
  own: boolean,
): boolean {
  return (own && ofOneself === true) || rights.some((name) => held.has(name))
}
