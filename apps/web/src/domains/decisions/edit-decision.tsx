import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { DecisionForm } from './decision-form.tsx'

const title = 'Cập nhật quyết định'

/** Changes a draft. */
export default function EditDecision() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('decisions.show', { path: { id } }))
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  const { decision } = data
  if (decision.state === 'draft')
    return <DecisionForm key={decision.version} title={title} decision={decision} />
  return (
    <Page title={title}>
      <Card>
        <EmptyState title="Quyết định đã ban hành nên không sửa được" />
      </Card>
    </Page>
  )
}
