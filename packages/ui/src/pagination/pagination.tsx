import { devWarn } from '#ui/dev/dev-warn.ts'
import { formatNumber } from '#ui/format/number.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { pageCount, rowsOfPage } from './pages-to-show.ts'
import { pager, tools } from './pagination.css.ts'
import { PageButtons } from './parts/page-buttons.tsx'
import { RowsPerPage } from './parts/rows-per-page.tsx'

export interface PaginationProps {
  /** The page that shows, from 1. */
  page: number
  /** Rows of one page. */
  perPage?: number
  /** Rows of all pages. */
  total: number
  /** The page whose rows still stand there while those of `page` are on their way; the range says which they are. */
  shown?: { page: number; perPage: number }
  /** Told of the page that is asked for; always another one, and one that exists. */
  onPageChange: (page: number) => void
  /** Choices for `perPage`, shown only with `onPerPageChange`. */
  perPageOptions?: readonly number[]
  /** Told of another number of rows; the caller decides which page then shows. */
  onPerPageChange?: (perPage: number) => void
}

const PER_PAGE_OPTIONS = [30, 50, 100]

/** Which rows show, and the way to the others: five page numbers, on a phone 'Trang 2/14'. */
export function Pagination({
  page,
  perPage = 10,
  total,
  onPageChange,
  perPageOptions = PER_PAGE_OPTIONS,
  onPerPageChange,
  shown,
}: PaginationProps) {
  const { navigation } = useLabels()
  const count = Math.max(1, pageCount(total, perPage))
  devWarn(page < 1 || page > count, `Pagination: page ${page} does not exist; there are ${count}.`)
  const now = Math.min(Math.max(page, 1), count)
  const rows = shown ? rowsOfPage(shown.page, shown.perPage, total) : rowsOfPage(now, perPage, total)
  return (
    <div className={pager}>
      <span>
        {rows
          ? navigation.range(formatNumber(rows.first), formatNumber(rows.last), formatNumber(total))
          : navigation.rangeEmpty}
      </span>
      <div className={tools}>
        {onPerPageChange && (
          <RowsPerPage value={perPage} options={perPageOptions} onValueChange={onPerPageChange} />
        )}
        <PageButtons page={now} count={count} onPageChange={onPageChange} />
      </div>
    </div>
  )
}
