import type { FilePartProps } from '../file/employee-file.ts'
import { GroupFacts } from './group-facts.tsx'
import { healthGroup } from './health-group.ts'

/** The tab of the part. */
export default function HealthTab(part: FilePartProps) {
  return <GroupFacts {...part} group={healthGroup} />
}
