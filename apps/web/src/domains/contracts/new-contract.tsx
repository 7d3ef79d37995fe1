import { useSearch } from '#web/kit/screen/use-address.ts'
import { ContractForm } from './contract-form.tsx'

/** Prepares a contract, of somebody whom the address names or of whom is chosen. */
export default function NewContract() {
  const [search] = useSearch()
  const employeeId = Number(search.get('nhan-vien'))
  return (
    <ContractForm
      title="Thêm hợp đồng"
      {...(Number.isSafeInteger(employeeId) && employeeId > 0 && { employeeId })}
    />
  )
}
