import { sql } from 'kysely'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { PaperColumn } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { spokenDay } from '../job/days.ts'
import { openFile } from '../open-file.ts'
import { progressColumns, type WholeProgress } from './progress-rows.ts'

/** The periods of work of one employee in the form of a résumé, the first one first. */
export const progressPaper: Handler<'workProgresses.paper'> = async ({ path }, context) => {
  const { id } = await openFile(context, path.id)
  await takeTurn(context)
  const table = await progressTable(context, id)
  const { nhansu_id, full_name } = await whoIs(context, id)
  context.audit({
    recordId: id,
    detail: { form: 'pdf', rows: table.rows.length },
    seen: { deed: 'print', employeeIds: [id] },
  })
  const paper = {
    heading: await companyHeading(context),
    title: 'QUÁ TRÌNH CÔNG TÁC',
    subject: `${full_name}, mã nhân viên ${nhansu_id}`,
    orientation: 'portrait' as const,
    body: [table],
    signatures: [{ office: 'NGƯỜI KHAI', name: full_name }, { office: 'XÁC NHẬN CỦA CÔNG TY' }],
  }
  return new FileAnswer({
    name: `Quá trình công tác ${nhansu_id}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper(paper),
  })
}

/** The periods of work of an employee as a table, the first one first. */
export async function progressTable({ db, inThisCompany }: ProductContext, employeeId: number) {
  const { rows } = await sql<WholeProgress>`
    select ${progressColumns()} from work_progress_rows
    where ${inThisCompany('work_progress_rows')} and employee_id = ${employeeId}
    order by from_date, id`.execute(db)
  return { kind: 'table' as const, columns, rows: rows.map(cellsOf) }
}

const columns: readonly PaperColumn[] = [
  { title: 'STT', width: 6, align: 'center' },
  { title: 'Từ - Đến', width: 22 },
  { title: 'Đơn vị công tác', width: 34 },
  { title: 'Chức vụ', width: 22 },
  { title: 'Số QĐ', width: 16 },
  { title: 'Ghi chú', width: 20 },
]

function cellsOf(row: WholeProgress, index: number): string[] {
  const { from_date, to_date, department_name, company_name, position_name, decision_no, reason, note } = row
  return [
    String(index + 1),
    `${spokenDay(from_date)} - ${to_date === null ? 'nay' : spokenDay(to_date)}`,
    [department_name, company_name].filter(Boolean).join(', '),
    position_name ?? '',
    decision_no ?? '',
    [reason, note].filter(Boolean).join('; '),
  ]
}

/** Whose paper it is. */
export async function whoIs({ db, inThisCompany }: ProductContext, id: number) {
  const { rows } = await sql<{ nhansu_id: string; full_name: string }>`
    select nhansu_id, full_name from employees where ${inThisCompany('employees')} and id = ${id}`.execute(db)
  return rows[0] ?? { nhansu_id: '', full_name: '' }
}
