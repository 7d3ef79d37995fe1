import type { Schemas } from '@nhansu/sdk/contract'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { useLocalRows } from '@nhansu/ui/data-table/use-local-rows.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { query } from '#web/session/queries.ts'
import { TemplateDrawer } from './template-drawer.tsx'

type Template = Schemas['PaperTemplate']
type Kind = Schemas['PaperKind']

const title = 'Mẫu giấy tờ'

/** The company's own Word files, one of each kind of paper. */
export default function PaperTemplates() {
  const { data, error, refetch } = useQuery(query('paperTemplates.list'))
  const [opened, setOpened] = useState<Kind>()
  if (!data) return <NotLoaded title={title} error={error} onRetry={() => void refetch()} />
  const template = data.paper_templates.find(({ kind }) => kind === opened)
  return (
    <Page
      title={title}
      summary="Tệp Word của công ty cho từng loại giấy; bản Word của hợp đồng, phụ lục, thông báo, phiếu đánh giá và quyết định được điền từ mẫu này, bản PDF luôn có sẵn."
    >
      <TemplateTable templates={data.paper_templates} onOpen={setOpened} />
      {template && <TemplateDrawer template={template} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

const columns: DataTableColumn<Template>[] = [
  { id: 'title', header: 'Loại giấy', grow: true, priority: 1 },
  {
    id: 'file',
    header: 'Mẫu đang dùng',
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
    cell: ({ file }) => (file ? formatDateTime(file.created_at) : '–'),
    width: 130,
    priority: 4,
  },
]

interface TemplateTableProps {
  templates: readonly Template[]
  onOpen: (kind: Kind) => void
}

function TemplateTable({ templates, onOpen }: TemplateTableProps) {
  const local = useLocalRows(templates, columns)
  return (
    <DataTable
      label={title}
      {...local}
      columns={columns}
      rowId={({ kind }) => kind}
      rowName={(template) => template.title}
      rowActions={[
        { id: 'open', label: 'Mở mẫu và thẻ', icon: FileText, onSelect: ({ kind }) => onOpen(kind) },
      ]}
      height="natural"
    />
  )
}
