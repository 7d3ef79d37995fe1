import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { numbers, pageButton, pages, phonePage } from '../pagination.css.ts'
import { pagesToShow } from '../pages-to-show.ts'

interface PageButtonsProps {
  page: number
  count: number
  onPageChange: (page: number) => void
}

/** Previous, the numbers, next. At an end the arrow stays reachable, so that focus is not lost with it. */
export function PageButtons({ page, count, onPageChange }: PageButtonsProps) {
  const { navigation } = useLabels()
  const go = (to: number) => {
    if (to >= 1 && to <= count && to !== page) onPageChange(to)
  }
  return (
    <nav className={pages} aria-label={navigation.pages}>
      <IconButton
        icon={ChevronLeft}
        label={navigation.previousPage}
        size="small"
        aria-disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <span className={phonePage}>{navigation.pageOf(page, count)}</span>
      <span className={numbers}>
        {pagesToShow(page, count).map((number) => (
          <button
            key={number}
            type="button"
            className={pageButton}
            aria-label={navigation.page(number)}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => go(number)}
          >
            {number}
          </button>
        ))}
      </span>
      <IconButton
        icon={ChevronRight}
        label={navigation.nextPage}
        size="small"
        aria-disabled={page >= count}
        onClick={() => go(page + 1)}
      />
    </nav>
  )
}
