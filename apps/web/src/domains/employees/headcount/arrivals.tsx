import type { Schemas } from '@nhansu/sdk/contract'
import { Avatar } from '@nhansu/ui/avatar/avatar.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { line, lineEnd, lineMiddle } from './headcount.css.ts'

interface ArrivalsProps {
  title: string
  /** What stands where there is nobody. */
  none: string
  people: readonly Schemas['Arrival'][]
  /** How many there are with those who are not named. */
  total: number
  /** The address of the whole list. */
  list: string
  /** They work here no more. */
  gone?: boolean
}

/** The last people who came, or went. */
export function Arrivals({ title, none, people, total, list, gone = false }: ArrivalsProps) {
  return (
    <Card
      title={title}
      actions={total > people.length && <Link href={list}>Xem tất cả {formatNumber(total)}</Link>}
    >
      {people.length === 0 && <Text tone="soft">{none}</Text>}
      <Stack as="ul" gap="md">
        {people.map(({ id, full_name, nhansu_id, unit_name, date }) => (
          <li key={id} className={line}>
            <Avatar name={full_name} tone={gone ? 'neutral' : 'brand'} />
            <div className={lineMiddle}>
              <Link tone="quiet" href={`/nhan-vien/${id}/chi-tiet`}>
                {full_name}
              </Link>
              <Text as="div" size="hint" tone="soft" truncate>
                {unit_name ?? nhansu_id}
              </Text>
            </div>
            <div className={lineEnd}>
              <Text size="label" tone="soft" tabular>
                {formatDate(date)}
              </Text>
            </div>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
