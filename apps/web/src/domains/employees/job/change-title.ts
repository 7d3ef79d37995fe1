import type { Schemas } from '@nhansu/sdk/contract'
import { jobChangeName } from '@nhansu/sdk/domains/job-changes'
import { formatDate } from '@nhansu/ui/format/date.ts'

/** 'Từ ngày 01-12-2026: Điều chuyển'. */
export function changeTitle({
  effective_date,
  kind,
  facts,
}: Pick<Schemas['JobChange'], 'effective_date' | 'kind' | 'facts'>): string {
  return `Từ ngày ${formatDate(effective_date)}: ${jobChangeName(kind, facts)}`
}
