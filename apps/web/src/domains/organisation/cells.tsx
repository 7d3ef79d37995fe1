import { inUseLabels } from '@nhansu/sdk/domains/organisation'
import { Status } from '@nhansu/ui/badge/status.tsx'

/** Whether an item of a catalogue can still be chosen. */
export function InUse({ isActive }: { isActive: boolean }) {
  return <Status tone={isActive ? 'ok' : 'neutral'}>{inUseLabels[isActive ? 'true' : 'false']}</Status>
}
