import { defineOperations } from '../../../contract/handlers.ts'
import { listPaper } from './list-paper.ts'
import { listWorkbook } from './list-workbook.ts'
import { overview, readList } from './read-lists.ts'

/** Báo cáo danh sách: ready lists of people, each with its days, its count, its workbook and its paper. */
export default defineOperations('reportLists', {
  'reportLists.overview': overview,
  'reportLists.people': async ({ path: { key }, query = {} }, context) => {
    const { page = 1, size = 50, ...asked } = query
    const { list, people } = await readList(context, key, asked, { number: page, size })
    const total_pages = Math.ceil(list.total / size)
    return {
      list,
      people,
      meta: { pagination: { total: list.total, per_page: size, current_page: page, total_pages } },
    }
  },
  'reportLists.download': listWorkbook,
  'reportLists.print': listPaper,
})
