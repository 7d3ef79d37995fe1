import { useRef } from 'react'
import { keepClear } from '#ui/overlay/keep-clear.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { pageCount, pageSizes, withPage, withSize } from '../table-state.ts'
import { footer } from './bars.css.ts'
import type { TableAreaProps } from './table-area.tsx'
import { usePageIntent } from './use-page-intent.ts'

/** Which rows show, of how many, and the way to the others. */
export function TableFooter<Row>({ props, table }: TableAreaProps<Row>) {
  const { rows, total, onPageIntent } = props
  const { state, change } = table
  const area = useRef<HTMLDivElement>(null)
  const pages = pageCount(total, state.size)
  usePageIntent(area, { page: state.page, pages, onIntent: onPageIntent })
  return (
    <div ref={area} {...keepClear} className={footer}>
      {rows && (
        <Pagination
          page={Math.min(state.page, pages)}
          perPage={state.size}
          perPageOptions={pageSizes}
          total={total}
          shown={{
            page: Math.min(table.shown.page, pageCount(total, table.shown.size)),
            perPage: table.shown.size,
          }}
          onPageChange={(page) => change((now) => withPage(now, page))}
          onPerPageChange={(size) => change((now) => withSize(now, size))}
        />
      )}
    </div>
  )
}
