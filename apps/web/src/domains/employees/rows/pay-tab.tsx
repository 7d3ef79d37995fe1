import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { FilePartProps } from '../file/employee-file.ts'
import { RowSetPanel } from './row-set-panel.tsx'
import { rowSets } from './row-sets.ts'

/** Lương và phụ cấp: what is paid besides the wage. */
export default function PayTab(part: FilePartProps) {
  return (
    <Stack gap="xl">
      <RowSetPanel {...part} set={rowSets.allowances} />
    </Stack>
  )
}
