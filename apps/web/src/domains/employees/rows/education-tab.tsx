import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { Diploma } from './diploma.tsx'
import { RowSetPanel } from './row-set-panel.tsx'
import { rowSets } from './row-sets.ts'

/** Trình độ: education with the files of diplomas, languages, IT. */
export default function EducationTab(part: FilePartProps) {
  const { id: employeeId } = part.employee
  const { data } = useQuery(query('employeeDiplomas.list', { path: { id: employeeId } }))
  const mayEdit = usePermission('employee_edit')
  const fileOf = (id: number) => data?.diplomas.find(({ education_id }) => education_id === id)?.file
  return (
    <Stack gap="xl">
      <RowSetPanel
        {...part}
        set={rowSets.educations}
        renderBeside={(row) =>
          data && (
            <Diploma
              employeeId={employeeId}
              educationId={row.id}
              name={rowSets.educations.nameOf(row)}
              file={fileOf(row.id)}
              mayEdit={mayEdit}
            />
          )
        }
      />
      <RowSetPanel {...part} set={rowSets.languages} />
      <RowSetPanel {...part} set={rowSets.itSkills} />
    </Stack>
  )
}
