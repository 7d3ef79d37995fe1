import type { Schemas } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileText, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { ClausesDialog } from './clauses-dialog.tsx'
import { type ClausesKind, clausesWords, hasClauses } from './clauses-kind.ts'
import { TemplateDrawer } from './template-drawer.tsx'
import { seatKey } from './template-seat.ts'

type Template = Schemas['PaperTemplate']

const title = 'Mẫu giấy tờ'

/** What the company says on its papers: clauses of the PDF in its own words, and its own Word files. */
export default function PaperTemplates() {
  const { data, error, refetch } = useQuery(query('paperTemplates.list'))
  const [opened, setOpened] = useState<string>()
  const [written, setWritten] = useState<ClausesKind>()
  const write = (kind: ClausesKind) => {
    setOpened(undefined)
    setWritten(kind)
  }
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  const template = data.paper_templates.find((each) => seatKey(each) === opened)
  return (
    <Page
      title={title}
      summary="Nội dung điều khoản của bản PDF theo lời của công ty, và tệp Word của công ty cho từng loại giấy. Loại giấy chưa có mẫu Word vẫn in được PDF. Mẫu Word riêng của một loại hợp đồng được tải lên ở danh sách loại hợp đồng."
    >
      <TemplateTable templates={data.paper_templates} onOpen={setOpened} onWrite={write} />
      {template && (
        <TemplateDrawer template={template} onWrite={write} onClose={() => setOpened(undefined)} />
      )}
      {written && <ClausesDialog kind={written} onClose={() => setWritten(undefined)} />}
    </Page>
  )
}

const columns: DataTableColumn<Template>[] = [
  { id: 'title', header: 'Loại giấy', grow: true, priority: 1 },
  {
    id: 'clauses',
    header: 'Nội dung bản PDF',
    cell: ({ clauses }) => clausesWords(clauses),
    width: 160,
    priority: 2,
  },
  {
    id: 'file',
    header: 'Mẫu Word đang dùng',
    cell: ({ file }) => file?.name ?? 'Chưa có',
    width: 280,
    priority: 3,
  },
  {
    id: 'size',
    header: 'Dung lượng',
    cell: ({ file }) => (file ? formatFileSize(file.size) : '–'),
    width: 120,
    priority: 4,
  },
  {
    id: 'since',
    header: 'Ngày tải lên',
    cell: ({ file }) => (file ? formatMinute(file.created_at) : '–'),
    width: 130,
    priority: 4,
  },
]

interface TemplateTableProps {
  templates: readonly Template[]
  /** Told by the key of its seat. */
  onOpen: (seat: string) => void
  onWrite: (kind: ClausesKind) => void
}

function TemplateTable({ templates, onOpen, onWrite }: TemplateTableProps) {
  const mayEdit = usePermission('contract_edit')
  const local = useLocalRows(templates, columns)
  return (
    <DataTable
      label={title}
      {...local}
      columns={columns}
      rowId={seatKey}
      rowName={(template) => template.title}
      rowActions={[
        {
          id: 'open',
          label: 'Mở mẫu và thẻ',
          icon: FileText,
          onSelect: (template) => onOpen(seatKey(template)),
        },
        {
          id: 'clauses',
          label: 'Sửa nội dung bản PDF',
          icon: PencilLine,
          hidden: (template) => !mayEdit || !hasClauses(template),
          onSelect: (template) => {
            if (hasClauses(template)) onWrite(template.kind)
          },
        },
      ]}
      height="natural"
    />
  )
}
