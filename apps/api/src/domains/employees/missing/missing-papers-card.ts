import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { filteredFigures, oneOf, type WantedFigure } from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { partsToday } from '../export-employees.ts'

const path = '/nhan-vien'
/** So many papers stand on the card by name; the list has them all. */
const mostPapers = 5

/** Who still has papers to hand in, for who keeps the files: all of them, and by paper. */
export const missingPapersCard = defineHomeCard({
  key: 'missing_papers',
  title: 'Hồ sơ còn thiếu',
  permission: 'employee_edit',
  needs: ['employee_access'],
  link: `${path}?f.papers_state=in:incomplete`,
  emptyText: 'Nhân viên đang làm việc đã nộp đủ hồ sơ.',
  read: async (context) => {
    const { rows: papers } = await sql<{ id: number; name: string }>`
      select id, name from required_papers
      where ${context.inThisCompany('required_papers')} and is_active
      order by vn_fold(name), id`.execute(context.db)
    const figures = await peopleWithMissingPapers(
      context,
      'Nhân viên còn thiếu hồ sơ',
      papers.map(({ id, name }) => ({ label: `Thiếu ${name}`, filter: { missing_paper_id: oneOf(id) } })),
    )
    const [all, ...byPaper] = figures
    const most = byPaper
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total)
      .slice(0, mostPapers)
    return figuresOrNothing(all ? [all, ...most] : [])
  },
})

/** How many people still have papers to hand in, with the list of exactly these. */
export function peopleWithMissingPapers(
  context: ProductContext,
  label: string,
  more: readonly WantedFigure[] = [],
): Promise<Schemas['HomeFigure'][]> {
  return filteredFigures(context, { operation: 'employees.list', path, parts: () => partsToday({}) }, [
    { label, filter: { papers_state: oneOf('incomplete') } },
    ...more,
  ])
}
