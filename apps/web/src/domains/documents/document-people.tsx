import type { Schemas } from '@nhansu/sdk/contract'

interface DocumentPeopleProps {
  employees: readonly Schemas['DocumentEmployee'][]
  total: number
}

/** Whom a document is about: the first by name, and how many more. */
export function DocumentPeople({ employees, total }: DocumentPeopleProps) {
  const [first, ...others] = employees
  if (total === 0) return <span>–</span>
  if (!first) return <span>{total} nhân viên</span>
  const title = employees.map(({ full_name }) => full_name).join(', ')
  const more = total - 1
  return (
    <span title={others.length > 0 ? title : undefined}>
      {first.full_name}
      {more > 0 && ` và ${more} người khác`}
    </span>
  )
}
