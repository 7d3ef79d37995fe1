/** A table to measure. */
export interface Table {
  name: string
  /** Query of the page: which table, and `whole` where one that draws only rows in view shall draw all its page. */
  query: string
  /** Entry under `sizes/`; none where it is weighed already. */
  size?: string
}

/** The measured tables. Ours draws all rows of a page, so the others show what they do both ways. */
export const tables: readonly Table[] = [
  { name: 'DataTable', query: '?table=ours', size: 'ours' },
  { name: 'AG Grid Community', query: '?table=ag-grid', size: 'ag-grid' },
  { name: 'MUI X DataGrid', query: '?table=mui-grid', size: 'mui-grid' },
  { name: 'AG Grid, whole page drawn', query: '?table=ag-grid&whole' },
  { name: 'MUI X, whole page drawn', query: '?table=mui-grid&whole' },
]
