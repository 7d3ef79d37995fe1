import { useState } from 'react'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { RepeatedRows, type RepeatedRowsProps } from '../repeated-rows.tsx'

/** A place where somebody has worked. */
export interface Job {
  key: string
  place: string
  from: string | null
}

/** Three places of work. */
export const jobs: readonly Job[] = [
  { key: 'a', place: 'Cảng Tân Vũ', from: '2016-03-14' },
  { key: 'b', place: 'Kho ngoại quan Đình Vũ', from: '2019-07-01' },
  { key: 'c', place: 'Văn phòng Tập đoàn', from: '2023-01-02' },
]

let made = 0
const job = (place = '', from: string | null = null): Job => ({ key: `new ${++made}`, place, from })

/** Rows over an array of the caller's. @param start the rows at the start */
export function DemoRows({
  start = jobs,
  ...rest
}: { start?: readonly Job[] } & Partial<RepeatedRowsProps<Job>>) {
  const [rows, setRows] = useState(start)
  const change = (key: string, part: Partial<Job>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <RepeatedRows
      title="Quá trình công tác"
      rows={rows}
      rowKey={({ key }) => key}
      rowName={({ place }, index) => place || `dòng ${index + 1}`}
      renderRow={({ key, place, from }) => (
        <Columns count={2}>
          <TextField
            label="Nơi làm việc"
            value={place}
            onValueChange={(value) => change(key, { place: value })}
          />
          <DateField label="Từ ngày" value={from} onValueChange={(value) => change(key, { from: value })} />
        </Columns>
      )}
      onAdd={() => setRows([...rows, job()])}
      onRemove={(index) => setRows(rows.toSpliced(index, 1))}
      onRestore={(row, index) => setRows(rows.toSpliced(index, 0, row))}
      onMove={(from, to) => {
        const row = rows[from]
        if (row) setRows(rows.toSpliced(from, 1).toSpliced(to, 0, row))
      }}
      onPasteRows={(cells, index) =>
        setRows(rows.toSpliced(index, 0, ...cells.map(([place, from = '']) => job(place, from || null))))
      }
      pasteHint="Dán được từ Excel, theo thứ tự cột: nơi làm việc, từ ngày."
      {...rest}
    />
  )
}
