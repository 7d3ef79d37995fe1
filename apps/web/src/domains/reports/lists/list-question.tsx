import { DateRangeField } from '@nhansu/ui/date-range-field/date-range-field.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { UnitSelect } from '#web/kit/references/unit-select.tsx'
import type { ListAddress } from './list-address.ts'

interface ListQuestionProps {
  address: ListAddress
  onChange: (changed: Partial<ListAddress>) => void
  /** What the days are without a choice. */
  hint: string
}

/** Of which days and of whom. */
export function ListQuestion({ address: { from, to, unitId }, onChange, hint }: ListQuestionProps) {
  const maySeeUnits = usePermission('department_access')
  return (
    <Card>
      <Columns count={2}>
        <DateRangeField label="Trong những ngày" hint={hint} value={{ from, to }} onValueChange={onChange} />
        {maySeeUnits && <UnitSelect value={unitId} onValueChange={(id) => onChange({ unitId: id })} />}
      </Columns>
    </Card>
  )
}
