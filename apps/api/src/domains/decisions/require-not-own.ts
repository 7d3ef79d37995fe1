import { ApiFailure } from '../../contract/failure.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import type { Decision } from './decision-rows.ts'

/** @throws ApiFailure 403: nobody issues a decision about himself */
export function requireNotOwn({ session }: DeedContext, { people }: Pick<Decision, 'people'>): void {
  if (people.some(({ employee_id }) => employee_id === session.employeeId)) {
    throw new ApiFailure(
      403,
      'Bạn không tự ban hành, đính chính, hủy hoặc thu hồi quyết định về chính mình. Hãy nhờ người khác.',
    )
  }
}
