import type { Data } from '@nhansu/sdk/contract'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'

/** How far a paper is, as the server says. */
export type PaperProgress = NonNullable<Data<'papers.show'>['paper']>

/** What a stage is called, what is counted in it, and the part of the whole that it takes, of 100. */
interface Stage {
  label: string
  unit: string
  from: number
  to: number
}

/** The parts are those of a list of a thousand rows. */
const stages: Readonly<Record<PaperProgress['stage'], Stage>> = {
  reading: { label: 'Đang lấy dữ liệu', unit: 'dòng', from: 0, to: 5 },
  measuring: { label: 'Đang chuẩn bị nội dung', unit: '', from: 5, to: 40 },
  laying_out: { label: 'Đang dàn trang', unit: 'dòng', from: 40, to: 55 },
  drawing: { label: 'Đang vẽ trang', unit: 'trang', from: 55, to: 95 },
}

/** What the reader sees of a print. */
export interface PrintStatus {
  label: string
  /** Of the whole, 0 to 100; null while nothing is known. */
  percent: number | null
  /** How much of the stage is done: '850 / 2,000 dòng'. */
  count: string | null
}

/**
 * @param paper undefined until the server has said anything
 * @param received bytes that have come; then the paper is laid out
 */
export function statusOf(paper: PaperProgress | null | undefined, received: number): PrintStatus {
  if (received > 0) return { label: 'Đang tải bản in về máy', percent: 95, count: formatFileSize(received) }
  if (!paper) return { label: 'Đang lập bản in, thường mất vài giây', percent: null, count: null }
  const { label, unit, from, to } = stages[paper.stage]
  const { done, total } = paper
  if (!total) return { label, percent: from, count: null }
  return {
    label,
    percent: from + (to - from) * Math.min(1, done / total),
    count: `${formatNumber(done)} / ${formatNumber(total)} ${unit}`,
  }
}
