import { nameMatchLabels } from '@nhansu/sdk/domains/documents'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { ProgressRing } from '@nhansu/ui/progress-ring/progress-ring.tsx'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { Text } from '@nhansu/ui/text/text.tsx'
import { ReferenceName } from '#web/kit/references/reference-name.tsx'
import { ReferencePicker } from '#web/kit/references/reference-picker.tsx'
import { type BulkFile, isAssigned, isOpen } from './bulk-file.ts'
import { TakeAway } from './take-away.tsx'

interface BulkFileRowProps {
  file: BulkFile
  types: readonly SelectOption<number>[]
  /** Its person and type are being chosen. */
  isEdited: boolean
  /** Nothing can be sent again or taken away while others are on their way. */
  isBusy: boolean
  onEdit: () => void
  onChange: (part: Pick<Partial<BulkFile>, 'employeeId' | 'typeId'>) => void
  onRemove: () => void
  onRetry: () => void
}

/** A file, whom it is about, what it is, and how far it is; person and type are put right in place. */
export function BulkFileRow(props: BulkFileRowProps) {
  const { file, types, isEdited, isBusy, onEdit, onChange, onRemove, onRetry } = props
  const { name, size } = file.file
  const mayEdit = isOpen(file)
  return (
    <Stack gap="xs">
      <Inline gap="sm" justify="between" wrap={false}>
        <Text truncate weight="medium">
          {name}
        </Text>
        <Inline gap="xs" wrap={false}>
          <FileState file={file} />
          {file.state === 'failed' && (
            <Button size="small" disabled={isBusy} aria-label={`Thử lại ${name}`} onClick={onRetry}>
              Thử lại
            </Button>
          )}
          {mayEdit && (
            <Button
              size="small"
              aria-label={`Chọn nhân viên và loại cho ${name}`}
              aria-expanded={isEdited}
              onClick={onEdit}
            >
              {isEdited ? 'Xong' : 'Sửa'}
            </Button>
          )}
          {(file.state === 'waiting' || file.state === 'failed') && (
            <TakeAway file={file} isBusy={isBusy} onRemove={onRemove} />
          )}
        </Inline>
      </Inline>
      {isEdited && mayEdit ? (
        <Columns count={2}>
          <ReferencePicker
            reference="employees"
            label="Nhân viên"
            required
            value={file.employeeId}
            known={file.matchedPerson === null ? [] : [file.matchedPerson]}
            onValueChange={(employeeId) => onChange({ employeeId })}
          />
          <Combobox
            label="Loại tài liệu"
            required
            options={types}
            value={file.typeId}
            onValueChange={(typeId) => onChange({ typeId })}
          />
        </Columns>
      ) : (
        <Columns count={2} gap="xs">
          <Person file={file} />
          <Type file={file} types={types} />
        </Columns>
      )}
      {file.error !== null && (
        <Text tone="bad">
          {file.document === null
            ? file.error
            : `Tài liệu số ${file.document.number} đã tạo nhưng chưa có tệp: ${file.error}`}
        </Text>
      )}
      {file.state === 'waiting' && <Text tone="hint">{formatFileSize(size)}</Text>}
    </Stack>
  )
}

function FileState({ file }: { file: BulkFile }) {
  const { state, progress, document } = file
  if (state === 'sending')
    return <ProgressRing size="small" value={progress} label={`Đang tải lên ${file.file.name}`} />
  if (state === 'done') return <Status tone="ok">{`Đã lưu, số ${document?.number ?? ''}`}</Status>
  if (state === 'failed') return <Status tone="bad">Lỗi</Status>
  return isAssigned(file) ? <Status tone="neutral">Sẵn sàng</Status> : <Status tone="warn">Còn thiếu</Status>
}

function Person({ file: { employeeId, said, matchedPerson } }: { file: BulkFile }) {
  if (matchedPerson !== null && matchedPerson.value === employeeId) return <Text>{matchedPerson.label}</Text>
  if (employeeId !== null) return <Text>{<ReferenceName name="employees" id={employeeId} />}</Text>
  return <Missing what="Nhân viên" words={said && nameMatchLabels[said.employee]} />
}

function Type({ file: { typeId, said }, types }: Pick<BulkFileRowProps, 'file' | 'types'>) {
  if (typeId !== null) return <Text>{types.find(({ value }) => value === typeId)?.label ?? '…'}</Text>
  return <Missing what="Loại" words={said && nameMatchLabels[said.type]} />
}

function Missing({ what, words }: { what: string; words: string | null }) {
  return <Text tone="warn">{`${what}: ${(words ?? 'Chưa có').toLowerCase()}`}</Text>
}
