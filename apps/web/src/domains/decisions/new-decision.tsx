import { useSearchParams } from 'react-router-dom'
import { DecisionForm } from './decision-form.tsx'

/** Prepares a decision, about an employee whom the address may name. */
export default function NewDecision() {
  const [params] = useSearchParams()
  const employee = Number(params.get('nhan_vien'))
  return <DecisionForm title="Thêm quyết định" employeeId={employee > 0 ? employee : undefined} />
}
