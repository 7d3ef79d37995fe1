import type { Paper } from '@nhansu/api/print/paper.ts'
import { renderPaper } from '@nhansu/api/print/render-paper.ts'
import { watched } from './watch.ts'

const rounds = 3

/** The list of employees as it is printed, with so many rows. */
function list(rows: number): Paper {
  const widths = [6, 14, 30, 10, 14, 30, 30, 14, 16]
  const columns = widths.map((width, at) => ({ title: `Cột ${at + 1}`, width }))
  const row = (at: number) => [
    String(at + 1),
    `SM${String(at).padStart(6, '0')}`,
    `Nguyễn Thị Hồng Đào ${at % 97}`,
    at % 2 ? 'Nữ' : 'Nam',
    '12-05-1990',
    `Phòng Hành chính Nhân sự ${at % 41}`,
    `Chuyên viên nhân sự bậc ${at % 7}`,
    '01-06-2018',
    'Đang làm việc',
  ]
  return {
    heading: { company: 'Công ty Cổ phần Sông Mây', place: 'Hà Nội', date: '2026-11-21' },
    title: 'DANH SÁCH NHÂN VIÊN',
    orientation: 'landscape',
    body: [{ kind: 'table', columns, rows: Array.from({ length: rows }, (_, at) => row(at)) }],
    signatures: [{ office: 'NGƯỜI LẬP BIỂU' }, { office: 'THỦ TRƯỞNG ĐƠN VỊ' }],
  }
}

/** Measures papers of the two lengths that matter: a common one and the longest there may be. */
export async function measurePapers(): Promise<void> {
  console.log(
    '\n| paper of | ms | peak RSS over the start, MB | longest stall ms | of the serving thread ms | kB |\n|---|---|---|---|---|---|',
  )
  for (const rows of [1_000, 2_000]) {
    const paper = list(rows)
    for (let round = 0; round < rounds; round += 1) {
      let bytes = 0
      const cost = await watched(async () => {
        for await (const chunk of renderPaper(paper)) bytes += (chunk as Buffer).length
      })
      const figures = [cost.ms, cost.moreMb, cost.stallMs, cost.threadMs, bytes / 1000]
      console.log(
        `| ${rows.toLocaleString('en')} rows | ${figures.map((figure) => figure.toFixed(0)).join(' | ')} |`,
      )
    }
  }
}
