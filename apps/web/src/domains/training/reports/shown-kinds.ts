import type { Data, Schemas } from '@nhansu/sdk/contract'
import { heldCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { countedOf } from './grid-figures.ts'

type Kind = Data<'trainingReports.certificates'>['certificates'][number]
type State = Schemas['HeldCertificateState']

/** How many people of a certificate are to be looked after: those of the state that is asked for, or who lack it or let it end. */
const urgencyOf = ({ figures }: Kind, state: State | null) =>
  state === null ? figures.missing + figures.expired : countedOf(figures, state)

/**
 * The certificates that have room beside each other, those with the most people to look after first.
 *
 * @param room how many there is room for
 */
export function shownKinds(kinds: readonly Kind[], state: State | null, room: number): Kind[] {
  return kinds.toSorted((one, other) => urgencyOf(other, state) - urgencyOf(one, state)).slice(0, room)
}

/** What is said of the certificates that found no room, and how to see one; null where all did. */
export function unshownNote(all: number, state: State | null, room: number): string | null {
  if (all <= room) return null
  const most =
    state === null ? 'chưa có hoặc hết hạn' : heldCertificateStateLabels[state].toLocaleLowerCase('vi')
  return `Bảng chỉ có ${formatNumber(room)} chứng chỉ có nhiều người ${most} nhất, còn ${formatNumber(all - room)} chứng chỉ khác không có ở đây. Hãy chọn chứng chỉ muốn xem ở ô Chứng chỉ phía trên, hoặc xuất Excel để có đủ.`
}
