/** Words of the sidebar, tabs, breadcrumb, pager, stepper and command palette. */
export const navigationLabels = {}
