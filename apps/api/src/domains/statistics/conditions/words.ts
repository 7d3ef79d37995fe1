import { conditionListLabels, conditionOperatorLabels } from '@nhansu/sdk/domains/statistics'
import { shownDay } from '../report.ts'
import type { CheckedCondition, CheckedGroup } from './compile.ts'

/** What was asked for, as a sentence continues after 'Nhân viên đang làm việc …': 'Tuổi lớn hơn hoặc bằng 30'. */
export function wordsOf({ match, parts }: CheckedGroup): string {
  return parts
    .map((part) => ('parts' in part ? groupWords(part) : conditionWords(part)))
    .join(match === 'or' ? ' hoặc ' : ' và ')
}

function groupWords(group: CheckedGroup): string {
  const words = `(${wordsOf(group)})`
  return group.of ? `${conditionListLabels[group.of]} ${words}` : words
}

function conditionWords({ subject, operator, values }: CheckedCondition): string {
  if (operator === 'all') return `${subject.label}: ${conditionOperatorLabels.all}`
  const shown = values.map((value) => {
    if (typeof value === 'boolean') return value ? 'Có' : 'Không'
    if (subject.kind === 'choice') return subject.choices?.[String(value)] ?? String(value)
    return typeof value === 'string' && subject.kind === 'date' ? shownDay(value) : String(value)
  })
  const compared =
    operator === 'between'
      ? `từ ${shown.join(' đến ')}`
      : `${conditionOperatorLabels[operator]} ${shown.join(' hoặc ')}`
  return `${subject.label} ${compared}`
}
