import type { FilePartProps } from '../file/employee-file.ts'
import { GroupFacts } from './group-facts.tsx'
import { affiliationsGroup } from './affiliations-group.ts'

/** The tab of the part. */
export default function AffiliationsTab(part: FilePartProps) {
  return <GroupFacts {...part} group={affiliationsGroup} />
}
