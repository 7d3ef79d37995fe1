import { download, saveFile, upload } from '@nhansu/sdk'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { trainingDocumentKindLabels } from '@nhansu/sdk/domains/training'
import { fieldFacts } from '@nhansu/sdk/field-facts/training-documents'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { mutation, query, queryClient } from '#web/session/queries.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import type { Course } from './use-course.ts'

type Document = Schemas['TrainingDocument']
type Body = Input<'trainingDocuments.update'>['body']
type UploadBody = Input<'trainingDocuments.store'>['body']

const fields = withFacts(fieldFacts, [
  { field: 'kind', input: { labels: trainingDocumentKindLabels } },
  { field: 'name', input: 'text' },
  { field: 'visible_to_people', input: 'switch' },
] as const)

const columns: DataTableColumn<Document>[] = [
  { id: 'kind', header: 'Loại tài liệu', cell: ({ kind }) => trainingDocumentKindLabels[kind], width: 150 },
  { id: 'name', header: 'Tên tài liệu', grow: true, priority: 1 },
  {
    id: 'visible_to_people',
    header: 'Học viên xem',
    cell: ({ visible_to_people: isShown }) => (isShown ? 'Có' : '–'),
    width: 130,
  },
  { id: 'file_name', header: 'Tệp', width: 220, priority: 3 },
  {
    id: 'file_size',
    header: 'Dung lượng',
    cell: ({ file_size: size }) => (size === null ? '–' : formatFileSize(size)),
    width: 120,
  },
]

/** The papers of a course. */
export default function DocumentsTab({ course, canEdit }: { course: Course; canEdit: boolean }) {
  const [calls] = useState(() => ({
    update: mutation('trainingDocuments.update'),
    destroy: mutation('trainingDocuments.destroy'),
  }))
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const toast = useToast()
  const open = async (id: number) => {
    try {
      saveFile(await download(client, 'trainingDocuments.file', { path: { id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <PartTable
      label="Tài liệu"
      noun="tài liệu"
      rows={course.documents}
      columns={columns}
      nameOf={({ name }) => name}
      canEdit={canEdit}
      rowActions={[{ id: 'download', label: 'Tải về', icon: Download, onSelect: ({ id }) => void open(id) }]}
      remove={({ id }) => destroy({ path: { id } })}
      renderDialog={(document, onClose) =>
        document ? (
          <PartDialog
            title="Cập nhật tài liệu"
            fields={fields}
            record={document}
            onClose={onClose}
            save={(values) => {
              const body = values as unknown as Body // the contract's rules have passed each of them
              return update({ path: { id: document.id }, body: { ...body, version: document.version } })
            }}
          />
        ) : (
          <NewDocument courseId={course.id} onClose={onClose} />
        )
      }
    />
  )
}

function NewDocument({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const chosen = useChosenFiles(1)
  const [missing, setMissing] = useState(false)
  const file = chosen.chosen[0]
  return (
    <PartDialog
      title="Thêm tài liệu"
      fields={fields}
      onClose={onClose}
      save={async (values) => {
        setMissing(!file)
        if (!file) throw new Error('no file has been chosen')
        // What the form holds once its rules have passed it is what the contract takes.
        const body = { ...(values as unknown as Body), file } as UploadBody
        await upload(client, 'trainingDocuments.store', { path: { id: courseId }, body })
        await queryClient.invalidateQueries(query('trainings.show', { path: { id: courseId } }))
      }}
    >
      <FileField
        label="Tệp"
        required
        {...chosen.field}
        maxFiles={1}
        maxSize={20 * 1024 * 1024}
        error={missing ? 'Vui lòng chọn tệp.' : undefined}
      />
    </PartDialog>
  )
}
