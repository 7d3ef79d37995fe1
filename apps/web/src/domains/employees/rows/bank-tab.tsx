import { Stack } from '@nhansu/ui/layout/stack.tsx'
import type { FilePartProps } from '../file/employee-file.ts'
import { RowSetPanel } from './row-set-panel.tsx'
import { rowSets } from './row-sets.ts'

/** Tài khoản ngân hàng. */
export default function BankTab(part: FilePartProps) {
  return (
    <Stack gap="xl">
      <RowSetPanel {...part} set={rowSets.bankAccounts} />
    </Stack>
  )
}
