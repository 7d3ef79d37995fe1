import { useParams, useSearchParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { answerOf, type FileGroup } from './file-group.ts'
import { fileGroups } from './file-groups.ts'
import { GroupForm } from './group-form.tsx'
import { RevealedInFile } from './revealed.tsx'
import { useGroupToEdit } from './use-group.ts'

/** Changes one part of an employee's file: the one that the address names, else the first. */
export default function EditGroupScreen() {
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  const named = fileGroups.find((group) => group.id === search.get('group'))
  const group = named ?? fileGroups[0]
  return group && <EditGroup key={`${id} ${group.id}`} id={id} group={group} />
}

function EditGroup({ id, group }: { id: number; group: FileGroup }) {
  const { data, error, refetch } = useGroupToEdit(group, id)
  if (data)
    return (
      <RevealedInFile>
        <GroupForm employeeId={id} group={group} values={answerOf(group, data).values} />
      </RevealedInFile>
    )
  return (
    <NotLoaded title={`Cập nhật ${group.label.toLowerCase()}`} error={error} onRetry={() => void refetch()} />
  )
}
