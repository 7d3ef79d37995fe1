import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { FilePartProps } from '../file/employee-file.ts'
import { RowSetPanel } from './row-set-panel.tsx'
import { rowSets } from './row-sets.ts'

/** Trình độ: education, languages, IT. */
export default function EducationTab(part: FilePartProps) {
  return (
    <Stack gap="xl">
      <RowSetPanel {...part} set={rowSets.educations} />
      <RowSetPanel {...part} set={rowSets.languages} />
      <RowSetPanel {...part} set={rowSets.itSkills} />
    </Stack>
  )
}
