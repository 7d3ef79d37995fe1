import { UserRound } from 'lucide-react'
import type { PaletteSource } from '#web/kit/screen/palette-source.ts'
import { filePath } from './file/employee-file.ts'
import { client } from '#web/session/client.ts'

/** The first employees by name, initials, code or phone. */
export const employeesSource: PaletteSource = {
  id: 'employees',
  label: 'Nhân viên',
  foundBy: 'tên, mã nhân viên, điện thoại',
  permission: 'employee_access',
  find: async (words, signal) => {
    const { employees } = await client.call('employees.find', { query: { q: words } }, { signal })
    return employees.map(({ id, nhansu_id, full_name, active, unit_name }) => ({
      id: filePath(id),
      label: full_name,
      hint: [nhansu_id, active ? unit_name : 'Đã nghỉ việc'].filter(Boolean).join(' · '),
      icon: UserRound,
    }))
  },
}
