import type { FilePartProps } from '../file/employee-file.ts'
import { GroupFacts } from './group-facts.tsx'
import { papersGroup } from './papers-group.ts'

/** The tab of the part. */
export default function PapersTab(part: FilePartProps) {
  return <GroupFacts {...part} group={papersGroup} />
}
