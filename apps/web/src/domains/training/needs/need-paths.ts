import { filteredList } from '#web/kit/list/filter-text.ts'
import { plansPath } from '../plans/plan-paths.ts'

/** The training needs, as the address of the plans says it. */
export const needsView = 'nhu-cau'

/** Where training needs are listed. */
export const needsPath = `${plansPath}?view=${needsView}`

/** The needs that nothing was done about yet. */
export const newNeedsPath = `${filteredList(plansPath, 'state', { operator: 'in', value: ['new'] })}&view=${needsView}`
