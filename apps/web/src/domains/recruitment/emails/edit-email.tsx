import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { EmailForm } from './email-form.tsx'

const title = 'Cập nhật mẫu email'

/** Changes a template. */
export default function EditEmail() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('emails.show', { path: { id } }))
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return <EmailForm key={data.email.version} title={title} email={data.email} />
}
