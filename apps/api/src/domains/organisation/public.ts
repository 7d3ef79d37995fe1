/** What other domains may ask of units: who sees which, what lies below them, and their card of the first page. */
export { againstPlanCard } from './departments/against-plan-card.ts'
export { unitsBelow } from './units-below.ts'
export { visibleByDepartment, visibleDepartments } from './visible-departments.ts'
export { ownedUnits } from './owned-units.ts'
export { headLine, layDownHeads, type NewHead, takeUpHead, takeUpHeadsOf } from './unit-heads.ts'
