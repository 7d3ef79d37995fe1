export { themeQuartz } from 'ag-grid-community'
export { AgGridReact } from 'ag-grid-react'
export { registerGridParts } from '../pages/ag-grid-parts.ts'
