import { Button } from '@nhansu/ui/button/button.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { refreshContracts } from './refresh-contracts.ts'
import { decisionPath } from './review-paths.ts'

/** So many appendices are decided on by one call. */
const mostAtOnce = 500

interface Decided {
  decision_ids: number[]
  undecided: { appendix_id: number; full_name: string; reason: string }[]
}

/** Drafts the decisions that do what appendices say of pay, title and work place; for whoever may draft decisions. */
export function DecideButton({ ids }: { ids: readonly number[] }) {
  const mayWrite = usePermission('contract_edit')
  const mayDecide = usePermission('document_edit')
  const [isBusy, setBusy] = useState(false)
  const [decided, setDecided] = useState<Decided>()
  const [problem, setProblem] = useState<string>()
  if (ids.length === 0) return null
  if (!mayWrite || !mayDecide) {
    return (
      <Text tone="soft">
        Lương, chức danh, nơi làm việc mới có hiệu lực theo quyết định do người có quyền soạn.
      </Text>
    )
  }
  const decide = async () => {
    setBusy(true)
    setProblem(undefined)
    const all: Decided = { decision_ids: [], undecided: [] }
    try {
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const body = { ids: ids.slice(from, from + mostAtOnce) }
        const { decision_ids, undecided } = await client.call('appendices.decide', { body })
        all.decision_ids.push(...decision_ids)
        all.undecided.push(...undecided)
      }
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setDecided(all)
      setBusy(false)
      await refreshContracts()
    }
  }
  return (
    <Stack gap="sm">
      {decided?.decision_ids.map((id) => (
        <Link key={id} href={decisionPath(id)}>
          Mở quyết định đã soạn
        </Link>
      ))}
      {decided?.undecided.map(({ appendix_id, full_name, reason }) => (
        <Text key={appendix_id} tone="warn">{`${full_name}: ${reason}`}</Text>
      ))}
      {problem !== undefined && <Text tone="bad">{problem}</Text>}
      {(decided === undefined || problem !== undefined) && (
        <Button size="small" icon={FilePlus2} disabled={isBusy} onClick={() => void decide()}>
          Soạn quyết định
        </Button>
      )}
    </Stack>
  )
}
