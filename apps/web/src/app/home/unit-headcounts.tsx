import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { employeesOf } from '#web/domains/employees/public.ts'
import { bar, unit, unitBar } from './home.css.ts'

interface UnitHeadcountsProps {
  /** The largest first. */
  units: readonly Schemas['UnitHeadcount'][]
}

/** How many people each unit has; a unit leads to its list. */
export function UnitHeadcounts({ units }: UnitHeadcountsProps) {
  const largest = Math.max(...units.map(({ employee_total }) => employee_total))
  return (
    <Card title="Nhân viên theo đơn vị">
      {units.length === 0 && <Text tone="soft">Chưa có nhân viên nào trong các đơn vị.</Text>}
      <Stack as="ul" gap="sm">
        {units.map(({ id, name, employee_total }) => (
          <li key={id} className={unit}>
            <Link tone="quiet" href={employeesOf(id)}>
              {name}
            </Link>
            <Text weight="medium" tabular>
              {formatNumber(employee_total)}
            </Text>
            <div className={unitBar} aria-hidden>
              <div className={bar} style={{ inlineSize: `${(100 * employee_total) / largest}%` }} />
            </div>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
