import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { employeesOf } from '../public.ts'
import { bar, department, departmentBar, departments as columns, place } from './headcount.css.ts'

interface DepartmentHeadcountsProps {
  /** The largest first. */
  departments: readonly Schemas['UnitHeadcount'][]
}

/** How many people each department has; a department leads to its list. */
export function DepartmentHeadcounts({ departments }: DepartmentHeadcountsProps) {
  const largest = Math.max(...departments.map(({ employee_total }) => employee_total))
  return (
    <Card title="Nhân viên theo đơn vị">
      {departments.length === 0 && <Text tone="soft">Chưa có nhân viên nào trong các đơn vị.</Text>}
      <div className={place}>
        <ul className={columns}>
          {departments.map(({ id, name, employee_total }) => (
            <li key={id} className={department}>
              <Link tone="quiet" href={employeesOf(id)}>
                {name}
              </Link>
              <Text weight="medium" tabular>
                {formatNumber(employee_total)}
              </Text>
              <div className={departmentBar} aria-hidden>
                <div className={bar} style={{ inlineSize: `${(100 * employee_total) / largest}%` }} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
