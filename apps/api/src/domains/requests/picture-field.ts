import type { Place } from '../../files/records.ts'

/** The picture of a file as one of its fields: asked for by a call of its own, its values are the ids of files. */
export const pictureField = {
  path: 'avatar',
  label: 'Ảnh',
  /** It is seen by whoever sees the card, as this field is. */
  seenWith: 'full_name',
} as const

/** Where a picture is kept that waits, was refused or taken back: with its request. */
export function askedPictureOf(requestId: number): Place {
  return { ownerKind: 'request_change_info', ownerId: requestId, purpose: 'employee_avatar' }
}
