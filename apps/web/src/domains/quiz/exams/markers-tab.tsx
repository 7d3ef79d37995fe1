import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { UserPen } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { Exam } from './exam-page.tsx'
import { MarkersDialog } from './markers-dialog.tsx'

type Marker = Data<'quizExams.markers'>['markers'][number]

const columns: DataTableColumn<Marker>[] = [
  { id: 'nhansu_id', header: 'Mã NV', kind: 'code', width: 120, priority: 4, sortable: true },
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 200, priority: 1, sortable: true },
  { id: 'department_name', header: 'Đơn vị', width: 220, priority: 5, sortable: true },
  { id: 'waiting', header: 'Chờ chấm', kind: 'number', width: 120, priority: 2, sortable: true },
  { id: 'marked', header: 'Đã chấm', kind: 'number', width: 120, priority: 3, sortable: true },
]

/** Who marks the written answers of an exam, and how far each is. */
export default function MarkersTab({ exam, mayEdit }: { exam: Exam; mayEdit: boolean }) {
  const markers = useQuery(query('quizExams.markers', { path: { id: exam.id } }))
  return (
    <Loaded query={markers}>
      {({ markers: rows }) => (
        <Markers exam={exam} rows={rows} canEdit={mayEdit && exam.status !== 'cancelled'} />
      )}
    </Loaded>
  )
}

function Markers({ exam, rows, canEdit }: { exam: Exam; rows: readonly Marker[]; canEdit: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const local = useLocalRows(rows, columns)
  const choose = canEdit && (
    <Button icon={UserPen} onClick={() => setOpen(true)}>
      Chọn người chấm
    </Button>
  )
  return (
    <>
      <DataTable
        label="Người chấm"
        {...local}
        columns={columns}
        rowId={({ employee_id: id }) => id}
        rowName={({ full_name: name }) => name}
        searchLabel="Tìm theo tên, mã nhân viên"
        height="natural"
        {...(rows.length > 0 && { toolbarEnd: choose })}
        empty={
          <EmptyState
            title="Chưa có người chấm"
            text="Câu tự luận do người chấm; các loại câu khác được chấm tự động."
            level={3}
            actions={choose || undefined}
          />
        }
      />
      {isOpen && (
        <MarkersDialog
          examId={exam.id}
          examName={exam.name}
          chosen={rows.map(({ employee_id: id }) => id)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
