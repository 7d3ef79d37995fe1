export { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
