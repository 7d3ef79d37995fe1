import type { Data } from '@nhansu/sdk/contract'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { query } from '#web/session/queries.ts'
import { percent } from '../analysis/percent.ts'
import type { Behind } from './mastery-dialog.tsx'
import {
  depths,
  few,
  head,
  level,
  mapCell,
  mapFigure,
  nameHead,
  opener,
  scroller,
  table,
  totalLine,
  unitName,
} from './report.css.ts'
import type { askedOf } from './report-address.ts'

type Mastery = Data<'quizReports.mastery'>
type Department = Mastery['departments'][number]
type Figure = Pick<Department['cells'][number], 'papers' | 'share'>

/** What rows need besides their units. */
interface Shown {
  fields: Mastery['fields']
  /** Fewer papers say nothing. */
  fewest: number
  asked: ReturnType<typeof askedOf>
  /** The units are those of a name, and all of them together are not everybody. */
  isSearch: boolean
  onOpen: (behind: Behind) => void
}

interface MasteryTableProps extends Pick<Shown, 'asked' | 'isSearch' | 'onOpen'> {
  mastery: Mastery
}

/** The map as a table: units with those below them, which open in place, and all of them together in the last row. */
export function MasteryTable({ mastery, asked, isSearch, onOpen }: MasteryTableProps) {
  const { fewest, waiting, fields, departments, departments_total: total } = mastery
  const shown = { fields, fewest, asked, isSearch, onOpen }
  return (
    <Stack gap="sm">
      <Text as="p" size="hint" tone="hint">
        {`Tỷ lệ điểm đạt được, trung bình các bài thi đã có kết quả của đơn vị và các đơn vị trực thuộc. Chữ nhạt, có dấu *: dưới ${fewest} bài, quá ít để kết luận.`}
      </Text>
      {waiting > 0 && (
        <Text as="p" size="hint">
          {waitingWords(waiting)}
        </Text>
      )}
      <div className={scroller}>
        <table className={table}>
          <caption>
            <VisuallyHidden>Mức nắm vững theo đơn vị và lĩnh vực</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={nameHead}>
                Đơn vị
              </th>
              {fields.map(({ id, name }) => (
                <th key={id} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Units departments={departments} total={total} depth={0} shown={shown} />
            <tr className={totalLine}>
              <th scope="row" className={mapCell}>
                Tất cả
              </th>
              {fields.map((field) => (
                <FigureCell
                  key={field.id}
                  known={field}
                  field={field}
                  unit={isSearch ? null : { id: null, name: 'Tất cả' }}
                  shown={shown}
                />
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

/** Why results that are out do not stand in the map yet. */
export function waitingWords(exams: number): string {
  return `Kết quả của ${exams} kỳ thi chưa được tính vào đây. Số liệu được tính mỗi giờ và ngay sau khi công bố kết quả.`
}

interface UnitsProps {
  departments: readonly Department[]
  /** How many units there are, those that are not here among them; who is in none has a row that is no unit. */
  total: number
  depth: number
  shown: Shown
}

function Units({ departments, total, depth, shown }: UnitsProps) {
  const units = departments.filter(({ is_direct: isDirect }) => !isDirect).length
  return (
    <>
      {departments.map((department) => (
        <Unit
          key={`${department.id ?? 0} ${department.is_direct}`}
          department={department}
          depth={depth}
          shown={shown}
        />
      ))}
      {units < total && (
        <NoteRow depth={depth} shown={shown}>
          {`Chỉ hiện ${formatNumber(units)} trong ${formatNumber(total)} đơn vị. ${shown.isSearch ? 'Hãy gõ tên đầy đủ hơn.' : 'Hãy tìm theo tên.'}`}
        </NoteRow>
      )}
    </>
  )
}

function Unit({ department, depth, shown }: { department: Department; depth: number; shown: Shown }) {
  const { id, cells, is_direct: isDirect, has_below: hasBelow } = department
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf(department)
  return (
    <>
      <tr>
        <th scope="row" className={mapCell}>
          <UnitTitle
            name={name}
            depth={depth}
            isOpen={isOpen}
            onOpen={hasBelow && id !== null ? () => setIsOpen(!isOpen) : undefined}
          />
        </th>
        {shown.fields.map((field) => (
          <FigureCell
            key={field.id}
            known={cells.find(({ field_id: of }) => of === field.id)}
            field={field}
            unit={{ id: id ?? 0, name, isWithBelow: !isDirect }}
            shown={shown}
          />
        ))}
      </tr>
      {isOpen && id !== null && <Below id={id} depth={depth + 1} shown={shown} />}
    </>
  )
}

interface UnitTitleProps {
  name: string
  depth: number
  isOpen: boolean
  /** Undefined for a unit without any below it. */
  onOpen: (() => void) | undefined
}

/** The name of a unit behind what opens it, both on one line. */
function UnitTitle({ name, depth, isOpen, onOpen }: UnitTitleProps) {
  return (
    <span className={joinClasses(unitName, depths[Math.min(depth, depths.length - 1)])}>
      <span className={opener}>
        {onOpen && (
          <IconButton
            size="small"
            icon={isOpen ? ChevronDown : ChevronRight}
            label={`${isOpen ? 'Thu gọn' : 'Mở'} ${name}`}
            aria-expanded={isOpen}
            onClick={onOpen}
          />
        )}
      </span>
      <span>{name}</span>
    </span>
  )
}

function nameOf({ id, name, is_direct: isDirect }: Department): string {
  if (id === null) return 'Chưa thuộc đơn vị nào ở trên'
  return isDirect ? `Trực tiếp tại ${name ?? ''}` : (name ?? '')
}

/** The units right below one, asked for when it is opened. */
function Below({ id, depth, shown }: { id: number; depth: number; shown: Shown }) {
  const { data, error } = useQuery(query('quizReports.mastery', { query: { ...shown.asked, parent_id: id } }))
  if (data === undefined) {
    return (
      <NoteRow depth={depth} shown={shown}>
        {error === null ? 'Đang tải…' : errorText(error)}
      </NoteRow>
    )
  }
  return <Units departments={data.departments} total={data.departments_total} depth={depth} shown={shown} />
}

function NoteRow({ depth, shown, children }: { depth: number; shown: Shown; children: string }) {
  return (
    <tr>
      <td colSpan={shown.fields.length + 1} className={mapCell}>
        <span className={depths[Math.min(depth, depths.length - 1)]}>{children}</span>
      </td>
    </tr>
  )
}

interface FigureCellProps {
  known: Figure | undefined
  field: Behind['field']
  /** Whose people the figure opens; null for a figure that opens none. */
  unit: Behind['unit'] | null
  shown: Shown
}

function FigureCell({ known, field, unit, shown: { fewest, onOpen } }: FigureCellProps) {
  if (known === undefined) return <td className={mapFigure}>–</td>
  const { papers, share } = known
  const isFew = papers < fewest
  const figure = `${percent(share)}${isFew ? '*' : ''}`
  const look = isFew ? few : level[levelOf(share)]
  if (unit === null) {
    return (
      <td className={mapFigure}>
        <span className={look}>{figure}</span>
      </td>
    )
  }
  return (
    <td className={mapFigure}>
      <button
        type="button"
        className={look}
        aria-label={`${unit.name}, ${field.name}: ${percent(share)}, ${papers} bài. Xem từng người`}
        onClick={() => onOpen({ unit, field: { id: field.id, name: field.name } })}
      >
        {figure}
      </button>
    </td>
  )
}

/** Below a half, below three quarters, and from there on; the figure beside it says which. */
function levelOf(share: number): keyof typeof level {
  if (share < 0.5) return 'low'
  return share < 0.75 ? 'middle' : 'high'
}
