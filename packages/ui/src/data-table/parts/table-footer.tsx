import { Pagination } from '#ui/pagination/pagination.tsx'
import { pageCount, pageSizes, withPage, withSize } from '../table-state.ts'
import { footer } from './bars.css.ts'
import type { TableAreaProps } from './table-area.tsx'

/** Which rows show, of how many, and the way to the others. */
export function TableFooter<Row>({ props, table }: TableAreaProps<Row>) {
  const { rows, total } = props
  const { state, change } = table
  return (
    <div className={footer}>
      {rows && (
        <Pagination
          page={Math.min(state.page, pageCount(total, state.size))}
          perPage={state.size}
          perPageOptions={pageSizes}
          total={total}
          onPageChange={(page) => change((now) => withPage(now, page))}
          onPerPageChange={(size) => change((now) => withSize(now, size))}
        />
      )}
    </div>
  )
}
