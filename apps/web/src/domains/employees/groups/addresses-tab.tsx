import type { FilePartProps } from '../file/employee-file.ts'
import { GroupFacts } from './group-facts.tsx'
import { addressesGroup } from './addresses-group.ts'

/** The tab of the part. */
export default function AddressesTab(part: FilePartProps) {
  return <GroupFacts {...part} group={addressesGroup} />
}
