import type { Schemas } from '@nhansu/sdk/contract'
import { spokenDay } from '../job/days.ts'
import type { StepFacts } from './discipline-rules.ts'
import { noticeDaysBetween } from './working-days-between.ts'

type Finding = Schemas['DisciplineFinding']
type Field = 'invited_on' | 'union_invited_on' | 'parent_invited_on'

const procedure = 'Điều 70 Nghị định 145/2020/NĐ-CP'
const notice = 'Điểm a khoản 2 Điều 70 Nghị định 145/2020/NĐ-CP'
const unionPart = 'Điểm b khoản 1 Điều 122 Bộ luật Lao động 2019'
const parentPart = 'Điểm c khoản 1 Điều 122 Bộ luật Lao động 2019'

/** Whom a meeting was told to, and early enough: the person, the union's board, the parent of a minor. */
export function findingsOfInvitations(facts: StepFacts): Finding[] {
  const { invited_on, union_invited_on: union, parent_invited_on: parent, isUnionMember, isMinor } = facts
  const lacks = (
    field: Field,
    text: string,
    article: string,
    level: Finding['level'] = 'error',
  ): Finding => ({
    level,
    field,
    text,
    article,
    days: null,
  })
  return [
    ...(invited_on === null
      ? [lacks('invited_on', 'Vui lòng nhập ngày thông báo họp.', procedure)]
      : early(facts, 'invited_on', invited_on, 'Thông báo họp')),
    ...(union === null
      ? [
          isUnionMember
            ? lacks(
                'union_invited_on',
                'Nhân viên là đoàn viên công đoàn, chưa ghi ngày thông báo họp cho công đoàn.',
                unionPart,
              )
            : lacks(
                'union_invited_on',
                'Chưa ghi ngày thông báo họp cho công đoàn. Hồ sơ không ghi nhân viên là đoàn viên.',
                unionPart,
                'warning',
              ),
        ]
      : early(facts, 'union_invited_on', union, 'Thông báo họp cho công đoàn')),
    ...(parent === null
      ? isMinor
        ? [
            lacks(
              'parent_invited_on',
              'Nhân viên chưa đủ 18 tuổi, chưa ghi ngày thông báo họp cho cha, mẹ hoặc người đại diện theo pháp luật.',
              parentPart,
            ),
          ]
        : []
      : early(facts, 'parent_invited_on', parent, 'Thông báo họp cho cha, mẹ')),
  ]
}

function early({ meeting_date: meeting, noticeWanted }: StepFacts, field: Field, told: string, what: string) {
  if (meeting === null) return []
  const days = noticeDaysBetween(told, meeting)
  if (days >= noticeWanted) return []
  return [
    {
      level: 'error',
      field,
      text: `${what} phải trước ít nhất ${noticeWanted} ngày làm việc.`,
      article: notice,
      days: `Thông báo ngày ${spokenDay(told)}, họp ngày ${spokenDay(meeting)}: ${days} ngày làm việc, không tính ngày lễ`,
    } satisfies Finding,
  ]
}
