import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { FilePartProps } from '../file/employee-file.ts'
import { RowSetPanel } from './row-set-panel.tsx'
import { rowSets } from './row-sets.ts'

/** Sổ quản lý lao động (Nghị định 145/2020/NĐ-CP, Điều 3): what no other part of the file holds. */
export default function LabourBookTab(part: FilePartProps) {
  return (
    <Stack gap="xl">
      <RowSetPanel {...part} set={rowSets.yearlyRecords} />
      <RowSetPanel {...part} set={rowSets.temporaryWorks} />
      <RowSetPanel {...part} set={rowSets.accidents} />
      <RowSetPanel {...part} set={rowSets.healthChecks} />
    </Stack>
  )
}
