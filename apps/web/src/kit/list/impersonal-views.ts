import type { TableViews } from '@nhansu/ui/data-table/table-views.ts'
import type { ListShape } from './list-address.ts'

/**
 * Named views that keep nothing which the address may not say either: they stay in a shared computer's browser when
 * their owner has signed out, and looking for somebody's number is no view of a list anyway.
 */
export function impersonalViews(views: TableViews, { hidden = [] }: Pick<ListShape, 'hidden'>): TableViews {
  return {
    ...views,
    save: (view) => {
      const { filters, search } = view.state
      const kept = Object.entries(filters).filter(([column]) => !hidden.includes(`f.${column}`))
      const state = {
        ...view.state,
        filters: Object.fromEntries(kept),
        search: hidden.includes('q') ? '' : search,
      }
      return views.save({ ...view, state })
    },
  }
}
