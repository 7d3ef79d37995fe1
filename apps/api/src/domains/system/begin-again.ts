import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { AnyJob } from '../../jobs/define-job.ts'
import { allJobs } from '../../jobs/registry.ts'
import type { JobRow } from './job-rows.ts'

const known: ReadonlyMap<string, AnyJob> = new Map(allJobs.map((job) => [job.name, job]))

/** Whether a run of this name keeps what it has told when it is begun again; one that no server knows any more does not. */
export const goesOn = (name: string): boolean => known.get(name)?.goesOn ?? false

/**
 * Says why this user cannot have a run begun again; undefined when he can. Whether its asker still has the right to it is
 * asked only when it is to be begun.
 */
export function whyNotAgain(
  { session }: ProductContext,
  { name, state, requested_by: askedBy }: Pick<JobRow, 'name' | 'state' | 'requested_by'>,
): ApiFailure | undefined {
  if (state === 'done') return new ApiFailure(409, 'Công việc này đã hoàn thành, không cần chạy lại.')
  if (state === 'running' || state === 'queued') return new ApiFailure(409, 'Công việc này đang chạy.')
  // What no server knows any more is nobody's but its asker's.
  const again = known.get(name)?.again ?? 'asker-unless-cancelled'
  if (askedBy === null || again === 'anyone') return undefined
  if (askedBy !== session.userId) {
    return new ApiFailure(
      403,
      'Chỉ người yêu cầu công việc này chạy lại được, vì kết quả đứng tên người đó. Hãy tự thực hiện lại công việc từ đầu.',
    )
  }
  if (again === 'asker' || state === 'failed') return undefined
  return new ApiFailure(
    409,
    'Công việc đã hủy không chạy lại được. Hãy thực hiện lại từ đầu để dùng dữ liệu hiện tại.',
  )
}
