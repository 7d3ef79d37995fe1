import { defineOperations } from '../../../contract/handlers.ts'
import { boardWorkbook } from './board-workbook.ts'
import { readBoard } from './read-board.ts'

/** Bảng 90 ngày: what ends, how far it has come, and what is due next. */
export default defineOperations('contractBoard', {
  'contractBoard.show': async ({ query = {} }, context) => {
    const { page = 1, size = 30, ...asked } = query
    const { board, rows, found } = await readBoard(context, asked, { limit: size, offset: (page - 1) * size })
    const pagination = {
      total: found,
      per_page: size,
      current_page: page,
      total_pages: Math.ceil(found / size),
    }
    return { contract_board: board, rows, meta: { pagination } }
  },

  'contractBoard.export': ({ query = {} }, context) => boardWorkbook(context, query),
})
