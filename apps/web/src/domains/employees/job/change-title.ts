import type { Schemas } from '@nhansu/sdk/contract'
import { jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { formatDate } from '@nhansu/ui/format/date.ts'

/** 'Từ ngày 01-12-2026: Điều chuyển'. */
export function changeTitle({
  effective_date,
  kind,
}: Pick<Schemas['JobChange'], 'effective_date' | 'kind'>): string {
  return `Từ ngày ${formatDate(effective_date)}: ${jobChangeKindLabels[kind]}`
}
