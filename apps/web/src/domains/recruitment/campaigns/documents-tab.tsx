import { download, saveFile, upload } from '@nhansu/sdk'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { recruitmentDocumentKindLabels } from '@nhansu/sdk/domains/recruitment'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-documents'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useChosenFiles } from '@nhansu/ui/file-field/use-chosen-files.ts'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { mutation, query, queryClient } from '#web/session/queries.ts'
import type { CampaignTabProps } from './use-campaign.ts'

type Document = Schemas['RecruitmentDocument']
type UploadBody = Input<'recruitmentDocuments.store'>['body']
type ChangeBody = Input<'recruitmentDocuments.update'>['body']

const columns: DataTableColumn<Document>[] = [
  {
    id: 'kind',
    header: 'Loại tài liệu',
    cell: ({ kind }) => recruitmentDocumentKindLabels[kind],
    width: 170,
  },
  { id: 'name', header: 'Tên tài liệu', grow: true, priority: 1 },
  { id: 'file_name', header: 'Tệp', width: 200, priority: 3 },
  {
    id: 'file_size',
    header: 'Dung lượng',
    cell: ({ file_size: size }) => (size === null ? '–' : formatFileSize(size)),
    width: 120,
  },
  { id: 'note', header: 'Ghi chú', width: 160 },
]

/** The papers of a campaign; one for an exam shows to the examiners of its round and to who works on the campaign. */
export default function DocumentsTab({ campaign, canEdit }: CampaignTabProps) {
  const [calls] = useState(() => ({
    destroy: mutation('recruitmentDocuments.destroy'),
    restore: mutation('recruitmentDocuments.restore'),
  }))
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const { mutateAsync: restore } = useMutation(calls.restore)
  const toast = useToast()
  const open = async (id: number) => {
    try {
      saveFile(await download(client, 'recruitmentDocuments.file', { path: { id } }))
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <PartTable
      label="Tài liệu"
      noun="tài liệu"
      rows={campaign.documents}
      columns={columns}
      nameOf={({ name }) => name}
      canEdit={canEdit}
      rowActions={[
        {
          id: 'download',
          label: 'Tải về',
          icon: Download,
          hidden: ({ file_name: file }) => file === null,
          onSelect: ({ id }) => void open(id),
        },
      ]}
      remove={({ id }) => destroy({ path: { id } })}
      putBack={({ id }) => restore({ path: { id } })}
      renderDialog={(document, onClose) => (
        <DocumentDialog campaign={campaign} document={document} onClose={onClose} />
      )}
    />
  )
}

interface DocumentDialogProps {
  campaign: CampaignTabProps['campaign']
  document: Document | undefined
  onClose: () => void
}

function DocumentDialog({ campaign, document, onClose }: DocumentDialogProps) {
  const { chosen, field } = useChosenFiles(1)
  const [missing, setMissing] = useState(false)
  const [file] = chosen
  const rounds = Object.fromEntries(campaign.rounds.map(({ id, name }) => [id, name]))
  const fields = withFacts(fieldFacts, [
    { field: 'kind', input: { labels: recruitmentDocumentKindLabels } },
    { field: 'name', input: 'text' },
    {
      field: 'round_id',
      input: { labels: rounds },
      hint: 'Đề thi chỉ người chấm của vòng này và bộ phận tuyển dụng xem được.',
    },
    { field: 'note', input: 'text' },
  ] as const)
  const askedFor = ({ kind }: FormValues) =>
    kind === 'exam' ? fields : fields.filter(({ field: name }) => name !== 'round_id')
  return (
    <PartDialog
      title={document ? 'Cập nhật tài liệu' : 'Thêm tài liệu'}
      fields={fields}
      askedFor={askedFor}
      record={document}
      changesBeside={file !== null && file !== undefined}
      onClose={onClose}
      save={async (values) => {
        // A form leaves out what is empty.
        const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
        if (document) {
          // The contract's rules have passed each of them.
          const body = { ...filled, version: document.version, ...(file && { file }) } as ChangeBody
          await upload(client, 'recruitmentDocuments.update', { path: { id: document.id }, body })
        } else {
          setMissing(!file)
          if (!file) throw new Error('no file has been chosen')
          // As above.
          const body = { ...filled, file } as unknown as UploadBody
          await upload(client, 'recruitmentDocuments.store', { path: { id: campaign.id }, body })
        }
        await queryClient.invalidateQueries(query('recruitments.show', { path: { id: campaign.id } }))
      }}
    >
      <FileField
        label={document ? 'Thay tệp' : 'Tệp'}
        required={!document}
        {...field}
        maxFiles={1}
        maxSize={20 * 1024 * 1024}
        error={missing && !file ? 'Vui lòng chọn tệp.' : undefined}
      />
    </PartDialog>
  )
}
