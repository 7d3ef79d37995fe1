import type { Schemas } from '@nhansu/sdk/contract'
import { profileGroupLabels } from '@nhansu/sdk/domains/requests'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'

type Round = Schemas['ProfileRound']

/** Whom a round asks: 'Phòng Kế toán, Kế toán viên, 3 nhân viên'. */
export function askedWords({ department_names, position_names, employee_total: people }: Round): string {
  return [
    ...department_names,
    ...position_names,
    ...(people > 0 ? [`${formatNumber(people)} nhân viên`] : []),
  ].join(', ')
}

/** '30/48 người đã trả lời', of whom some asked for changes. */
export function answeredWords({ figures: { total, confirmed, requested } }: Pick<Round, 'figures'>): string {
  if (total === 0) return 'chưa hỏi ai'
  return `${formatNumber(confirmed + requested)}/${formatNumber(total)} người đã trả lời`
}

/** '01-12-2026 – 31-12-2026'. */
export function daysWords({ from_date: from, to_date: to }: Pick<Round, 'from_date' | 'to_date'>): string {
  return `${formatDate(from)} – ${formatDate(to)}`
}

/** 'Thông tin chung, Địa chỉ'. */
export function groupWords(groups: readonly Schemas['ProfileGroup'][]): string {
  return groups.map((group) => profileGroupLabels[group]).join(', ')
}

type Unit = Schemas['ProfileRoundUnit']

/** 'Phòng Kế toán', with its number where two units have one name. */
export function unitWords({ department_id: id, department_name: name }: Unit, all: readonly Unit[]): string {
  return all.filter((other) => other.department_name === name).length > 1 ? `${name} (${id})` : name
}

/** What stands in place of a unit's number for those who belong to none. */
export const noUnit = 0

/** The units to choose from, by name, and last those who belong to none today, where there is one. */
export function unitOptions(units: readonly Unit[]): { value: number; label: string }[] {
  return units
    .map((unit) => ({ value: unit.department_id ?? noUnit, label: unitWords(unit, units) }))
    .toSorted(
      (one, other) =>
        Number(one.value === noUnit) - Number(other.value === noUnit) ||
        one.label.localeCompare(other.label, 'vi'),
    )
}
