import { ContractForm } from './contract-form.tsx'

/** Prepares a contract. */
export default function NewContract() {
  return <ContractForm title="Thêm hợp đồng" />
}
