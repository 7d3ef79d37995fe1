import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Tooltip } from '@nhansu/ui/tooltip/tooltip.tsx'
import { History, Plus } from 'lucide-react'
import { cell, day, row, soft, tools, value as valueCell } from './law-table.css.ts'
import { type LawConstant, valueWords } from './law-words.ts'

interface LawConstantRowProps {
  constant: LawConstant
  onHistory: () => void
  /** Left out for who may only read. */
  onAdd: (() => void) | undefined
}

/** A constant with what holds today, since when and by whose word, and what comes next. */
export function LawConstantRow({ constant, onHistory, onAdd }: LawConstantRowProps) {
  const { label, unit, value, values } = constant
  const now = values.find(({ state }) => state === 'in_force')
  const next = values.findLast(({ state }) => state === 'coming')
  return (
    <tr className={row}>
      <th scope="row" className={cell}>
        {label}
      </th>
      <td className={joinClasses(cell, valueCell)}>{valueWords(value, unit)}</td>
      <td className={joinClasses(cell, day, soft)} data-label="Từ ngày">
        {now ? formatDate(now.from_date) : 'Chưa áp dụng'}
      </td>
      <td className={joinClasses(cell, soft)}>{now?.source}</td>
      <td className={joinClasses(cell, soft)} {...(next && { 'data-label': 'Sắp tới' })}>
        {next && `${valueWords(next.value, unit)} từ ${formatDate(next.from_date)}`}
      </td>
      <td className={joinClasses(cell, tools)}>
        <Tooltip label="Lịch sử">
          <IconButton icon={History} size="small" label={`Lịch sử: ${label}`} onClick={onHistory} />
        </Tooltip>
        {onAdd && (
          <Tooltip label="Thêm giá trị">
            <IconButton icon={Plus} size="small" label={`Thêm giá trị: ${label}`} onClick={onAdd} />
          </Tooltip>
        )}
      </td>
    </tr>
  )
}
