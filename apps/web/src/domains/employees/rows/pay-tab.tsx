import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { FilePartProps } from '../file/employee-file.ts'
import { PayLevelsPanel } from './pay-levels-panel.tsx'
import { RowSetPanel } from './row-set-panel.tsx'
import { rowSets } from './row-sets.ts'

/** Lương và phụ cấp: the levels of pay by their days, and what is paid besides. */
export default function PayTab(part: FilePartProps) {
  return (
    <Stack gap="xl">
      <PayLevelsPanel {...part} />
      <RowSetPanel {...part} set={rowSets.allowances} />
    </Stack>
  )
}
