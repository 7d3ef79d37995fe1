import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { ContractForm } from './contract-form.tsx'

const title = 'Cập nhật hợp đồng'

/** Changes a draft. */
export default function EditContract() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('contracts.show', { path: { id } }))
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  return <ContractForm key={data.contract.version} title={title} contract={data.contract} />
}
