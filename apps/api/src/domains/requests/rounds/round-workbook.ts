import type { Input, Schemas } from '@nhansu/sdk/contract'
import { roundAnswerLabels } from '@nhansu/sdk/domains/requests'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import {
  type Asked,
  reportAnswer,
  reportColumns,
  reportTable,
  requestSheet,
} from '../../../workbooks/report-sheets.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { findRound, peopleOf, unitsOf } from './round-rows.ts'

/** So many people one workbook takes; more than any company of the group has. */
const most = 1_000_000

const peopleColumns = reportColumns('profileRounds.people', 'people', [
  'nhansu_id',
  'full_name',
  'department_name',
  'state',
  'confirmed_at',
  'changed_since',
  'has_account',
])
const unitColumns = reportColumns('profileRounds.show', 'units', [
  'department_name',
  'total',
  'confirmed',
  'requested',
  'waiting',
])

/** Who of a round has answered what, as far as he is asked for; each unit with the sum of all; and which round it is. */
export async function roundWorkbook(
  context: ProductContext,
  id: number,
  {
    state,
    department_id: departmentId,
    without_unit: isWithoutUnit,
  }: NonNullable<Input<'profileRounds.export'>['query']>,
): Promise<FileAnswer> {
  await takeTurn(context)
  const round = await findRound(context, id)
  const { people } = await peopleOf(
    context,
    { round, state, departmentId, isWithoutUnit },
    { limit: most, offset: 0 },
  )
  const units = await unitsOf(context, id)
  const asked: Asked[] = [
    ['Đợt rà soát', round.name],
    ['Từ ngày – Đến ngày', `${shownDate(round.from_date)} – ${shownDate(round.to_date)}`],
    ['Trả lời', state === undefined ? 'Tất cả' : roundAnswerLabels[state]],
    ['Đơn vị', unitWords(units, departmentId, isWithoutUnit)],
  ]
  const sheets = [
    { name: 'Từng người', ...reportTable(peopleColumns, people) },
    {
      name: 'Từng đơn vị',
      ...reportTable(unitColumns, units, { department_name: 'Tổng cộng', ...round.figures }),
    },
    requestSheet(context, await placeOf(context), people.length, asked),
  ]
  return reportAnswer(context, people.length, sheets, takenAway(people, peopleColumns))
}

/** Whose people were asked for. */
function unitWords(
  units: readonly Schemas['ProfileRoundUnit'][],
  departmentId: number | undefined,
  isWithoutUnit: boolean | undefined,
): string {
  const none = isWithoutUnit ? ['Chưa thuộc đơn vị nào'] : []
  const unit = units.find(({ department_id: each }) => each === departmentId)
  const one = departmentId === undefined ? [] : [unit?.department_name ?? String(departmentId)]
  return [...one, ...none].join(', ') || 'Tất cả'
}
