import { isDeepStrictEqual } from 'node:util'
import type { UndecidedReception } from '../employees/public.ts'
import type { PersonStore } from './type-rules.ts'

/** What a decision may say of a reception, by the words of its fields. */
const words = {
  main_position: 'đơn vị và chức vụ',
  nature_of_work: 'tính chất công việc',
  work_place: 'nơi làm việc',
  direct_manager_id: 'quản lý trực tiếp',
  probation_to: 'ngày kết thúc thử việc',
} as const

/**
 * Why a decision cannot be the paper of a reception that stands in somebody's file: it says something else of it,
 * or is another paper than the one that was typed there.
 * @param number null while none is drawn
 * @returns a sentence; undefined where they agree. What the decision does not say is as the file says
 */
export function unlikeReception(
  person: PersonStore,
  { change: { facts: received }, decisionNo }: UndecidedReception,
  number: string | null,
): string | undefined {
  if (decisionNo !== null && number !== null && !isSameNumber(decisionNo, number)) {
    return `Hồ sơ đã ghi tiếp nhận từ ngày này theo quyết định số ${decisionNo}. Hãy nhập đúng số đó khi ban hành, hoặc đính chính tiếp nhận trong hồ sơ.`
  }
  const { position_id, department_id, nature_of_work, work_place, direct_manager_id, probation_to } = person
  const main = received.main_position
  const said = {
    main_position:
      position_id || department_id
        ? {
            position_id: position_id ?? main?.position_id,
            department_id: department_id ?? main?.department_id,
          }
        : null,
    nature_of_work,
    work_place,
    direct_manager_id,
    probation_to,
  }
  const unlike = (Object.keys(words) as (keyof typeof words)[]).filter(
    (fact) => (said[fact] ?? null) !== null && !isDeepStrictEqual(said[fact], received[fact] ?? null),
  )
  if (unlike.length === 0) return undefined
  const named = unlike.map((fact) => words[fact]).join(', ')
  return `Hồ sơ đã ghi tiếp nhận từ ngày này với ${named} khác. Hãy sửa quyết định cho khớp, hoặc đính chính tiếp nhận trong hồ sơ.`
}

/** As the register holds numbers apart. */
function isSameNumber(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
