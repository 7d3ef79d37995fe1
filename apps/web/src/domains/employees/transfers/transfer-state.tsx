import { transferStateLabels } from '@nhansu/sdk/domains/employee-transfers'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { stateTones, type TransferRow } from './transfer-words.ts'

/** Where a hand-over stands. */
export function TransferStatus({ state }: Pick<TransferRow, 'state'>) {
  return <Status tone={stateTones[state]}>{transferStateLabels[state]}</Status>
}
