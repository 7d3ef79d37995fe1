import type { DB } from './db/tables.gen.ts'

/**
 * What rows of a table are to whoever is refused a delete because of them: 'Không thể xóa vì dữ liệu đang được sử dụng
 * ở {words}.' A table that is not here is not named.
 */
export const usedBy: Partial<Record<keyof DB, string>> = {
  departments: 'đơn vị trực thuộc',
  employee_positions: 'chức vụ của nhân viên',
  positions: 'danh mục chức vụ',
}
