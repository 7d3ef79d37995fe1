import type { Schemas } from '@nhansu/sdk/contract'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

const tones: Readonly<Record<Schemas['ContractStatus'], StatusTone>> = {
  Nháp: 'neutral',
  'Chưa hiệu lực': 'info',
  'Còn hiệu lực': 'plain',
  'Sắp hết hạn': 'warn',
  'Đã hết hạn': 'plain',
  'Đã chấm dứt': 'plain',
  'Đã hủy': 'plain',
}

interface ContractStateProps {
  status: Schemas['ContractStatus']
  /** What Điều 20 makes of a term that has run out. */
  overdue?: string | null
}

/** What a contract is on the day asked for; red where a new one is overdue. */
export function ContractState({ status, overdue = null }: ContractStateProps) {
  if (overdue === null) return <Status tone={tones[status]}>{status}</Status>
  return (
    <Stack gap="none">
      <Status tone={tones[status]}>{status}</Status>
      <Text tone="bad" size="hint">
        {overdue}
      </Text>
    </Stack>
  )
}
