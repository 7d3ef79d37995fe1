import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { peopleWithMissingPapers } from '../employees/public.ts'
import { listFigures } from '../statistics/public.ts'
import { holdsWhole } from './first-import-steps.ts'

type Gap = Schemas['FirstImportGap']

/** So many stand by name. */
const most = 100

/** What is still missing of what was taken over, as far as the reader may know it, each with what opens exactly these. */
export async function readGaps(context: ProductContext): Promise<Gap[]> {
  const gaps: Gap[] = []
  if (holdsWhole(context, 'department_access')) {
    const headless = sql`from departments where ${context.inThisCompany('departments')}
      and departments.is_active and departments.manager_id is null`
    gaps.push(await named(context, 'Đơn vị chưa có trưởng đơn vị', '/don-vi?unit=', headless))
  }
  if (holdsWhole(context, 'employee_access')) {
    if (holdsWhole(context, 'contract_access') && holdsWhole(context, 'report_access')) {
      const [figure] = await listFigures(context, [
        { key: 'without_contract', label: 'Nhân viên chưa có hợp đồng' },
      ])
      if (figure) gaps.push(byList(figure))
    }
    const [papers] = await peopleWithMissingPapers(context, 'Nhân viên còn thiếu giấy tờ phải nộp')
    if (papers) gaps.push(byList(papers))
  }
  return gaps
}

function byList({ label, total, link }: Schemas['HomeFigure']): Gap {
  return { label, total, link, records: [] }
}

async function named(
  { db }: ProductContext,
  label: string,
  address: string,
  from: RawBuilder<unknown>,
): Promise<Gap> {
  const { rows } = await sql<{ id: number; name: string; total: number }>`
    select id, name, count(*) over ()::integer as total ${from} order by vn_fold(name), id limit ${most}`.execute(
    db,
  )
  const records = rows.map(({ id, name }) => ({ text: name, link: `${address}${id}` }))
  return { label, total: rows[0]?.total ?? 0, link: null, records }
}
