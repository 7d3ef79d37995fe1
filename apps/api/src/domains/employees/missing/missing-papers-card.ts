import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../../contract/handlers.ts'
import {
  asReaderOf,
  filteredAddress,
  oneOf,
  type WantedFigure,
} from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { missingPaperCounts } from './missing-paper-counts.ts'

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
    const [all, ...byPaper] = await peopleWithMissingPapers(context, 'Nhân viên còn thiếu hồ sơ', true)
    const most = byPaper
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total)
      .slice(0, mostPapers)
    return figuresOrNothing(all ? [all, ...most] : [])
  },
})

/**
 * How many people still have papers to hand in, with the list of exactly these, and where wanted each paper with those who
 * lack it.
 */
export async function peopleWithMissingPapers(
  asked: ProductContext,
  label: string,
  byPaper = false,
): Promise<Schemas['HomeFigure'][]> {
  const rows = await missingPaperCounts(asReaderOf(asked, 'employees.list'))
  const papers = byPaper ? rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ id, ...row }])) : []
  return [
    figure(label, rows.find(({ id }) => id === null)?.total ?? 0, { papers_state: oneOf('incomplete') }),
    ...papers.map(({ id, name, total }) => figure(`Thiếu ${name}`, total, { missing_paper_id: oneOf(id) })),
  ]
}

const figure = (label: string, total: number, filter: WantedFigure['filter']): Schemas['HomeFigure'] => ({
  label,
  total,
  link: filteredAddress(path, filter),
  is_late: false,
})
