/** Words of the data table, its filters, pager and tools. */
export const dataTableLabels = {}
