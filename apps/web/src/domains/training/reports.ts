import type { PermissionName } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { HeldRight } from '#web/session/profile.ts'

/** One of the two reports behind '/dao-tao/bao-cao'. */
export interface TrainingReport {
  /** Its word in the address. */
  id: 'khoa-dao-tao' | 'chung-chi'
  label: string
  permission: PermissionName
}

const reports: readonly TrainingReport[] = [
  { id: 'khoa-dao-tao', label: 'Báo cáo khóa đào tạo', permission: 'training_report' },
  { id: 'chung-chi', label: 'Báo cáo chứng chỉ', permission: 'training_report_certificate' },
]

/** The reports that the holder of these permissions may read. */
export function offeredReports(held: ReadonlySet<HeldRight>): TrainingReport[] {
  return reports.filter(({ permission }) => held.has(permission))
}

/** The report that an address asks for; the first one where it asks for none, or for one that is not offered. */
export function reportAsked(offered: readonly TrainingReport[], search: string): TrainingReport | undefined {
  const asked = new URLSearchParams(search).get(REPORT_KEY)
  return offered.find(({ id }) => id === asked) ?? offered[0]
}

/** The query's key for the report. */
export const REPORT_KEY = 'bao-cao'

/**
 * What is said under a report's table that does not have every row; nothing where it has.
 * @param shown how many rows came
 * @param all how many there are
 * @param advice how to see the others: 'chọn khoảng thời gian ngắn hơn'
 */
export function cutNote(shown: number, all: number, advice: string): string | null {
  if (shown >= all) return null
  return `Bảng chỉ có ${formatNumber(shown)} trong ${formatNumber(all)} dòng, các số ở trên tính đủ. Hãy ${advice} để xem phần còn lại.`
}
