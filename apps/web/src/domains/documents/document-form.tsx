import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Data } from '@nhansu/sdk/contract'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ConflictDialog } from '#web/kit/conflict/conflict-dialog.tsx'
import { messages } from '#web/kit/feedback/messages.ts'
import { type BodyOf, useContractSaving } from '#web/kit/form-page/use-contract-saving.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { widthOfForm } from '#web/kit/forms/form-width.ts'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { acceptedEndings, mostBytes, mostFiles } from '#web/kit/record-files/file-rules.ts'
import { useFileUploads } from '#web/kit/record-files/use-file-uploads.ts'
import { FormRecord } from '#web/kit/references/form-record.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { DocumentFields } from './document-fields.tsx'
import { keepingFields, kindFields, paperFields } from './document-resource.tsx'
import { FromDocumentary } from './from-documentary.tsx'
import { documentFileDeeds } from './files/document-file-deeds.ts'

export type Document = Data<'documents.show'>['document']

/** Every field of the form, for its rules and for what a conflict shows. */
const fields = [...kindFields, ...paperFields, ...keepingFields] as unknown as readonly AnyField[]

interface DocumentFormProps {
  /** The document to change; without one the form makes a new one. */
  document?: Document
  /** Whom a new document is about. */
  employeeId?: number
  onClose: () => void
}

/** A document: what the paper says, whom it is about, where it lies; a new one also takes its files. */
export default function DocumentForm({ document, employeeId, onClose }: DocumentFormProps) {
  const [base, setBase] = useState(document)
  const [code, setCode] = useState<string | null>(null)
  const form = useForm<FormValues>({
    defaultValues: {
      ...startValues(fields, document),
      ...(employeeId !== undefined && { employee_ids: [employeeId] }),
    },
    resolver: valibotResolver(rulesOf(fields)),
  })
  const saving = useContractSaving('documents', (values: FormValues) => bodyOf(values, code))
  const { problem, refuse, forget } = useRefusal(form)
  const [newer, setNewer] = useState<Document>()
  const uploads = useFileUploads(documentFileDeeds)
  const toast = useToast()

  const save = async (values: FormValues, over: Document | undefined) => {
    forget()
    setNewer(undefined)
    try {
      const saved = await saving.save(values, over)
      setBase(saved)
      if ((await uploads.sendAll(saved.id)).length === 0) {
        toast.ok(document ? messages.updated : messages.stored, { description: saved.number })
        onClose()
      } else {
        form.reset(startValues(fields, saved))
      }
    } catch (error) {
      const overtaken = saving.newer(error)
      if (overtaken) setNewer(overtaken)
      else refuse(error)
    }
  }
  const isUnsent = base !== undefined && document === undefined
  return (
    <FormProvider {...form}>
      <FormRecord value={base}>
        <FormDialogFrame
          title={document ? 'Cập nhật tài liệu' : 'Thêm tài liệu'}
          size={widthOfForm(fields.length)}
          form={form}
          isChange={document !== undefined}
          problem={
            isUnsent
              ? 'Tài liệu đã được lưu, nhưng có tệp chưa tải lên được. Hãy gửi lại hoặc bỏ tệp đó.'
              : problem
          }
          onSubmit={(values) => save(values, base)}
          onClose={onClose}
        >
          {!document && <FromDocumentary form={form} code={code} onCode={setCode} />}
          <DocumentFields locked={code !== null} />
          {!document && (
            <FileField
              label="Tệp đính kèm"
              files={uploads.files}
              accept={acceptedEndings}
              maxSize={mostBytes}
              maxFiles={mostFiles}
              onFilesAdd={uploads.add}
              onFileRemove={uploads.remove}
            />
          )}
        </FormDialogFrame>
        {newer && (
          <ConflictDialog
            fields={fields}
            mine={form.getValues()}
            newer={{ ...newer }}
            onTakeNewer={() => {
              form.reset(startValues(fields, newer))
              setBase(newer)
              setNewer(undefined)
            }}
            onOverwrite={() => save(form.getValues(), newer)}
            onClose={() => setNewer(undefined)}
          />
        )}
      </FormRecord>
    </FormProvider>
  )
}

/** The rules have checked each value against the contract's own facts of its field. */
function bodyOf(values: FormValues, code: string | null): BodyOf<'documents'> {
  const { number, ...rest } = values
  const body = {
    ...rest,
    ...(number !== null && { number }),
    ...(code !== null && { documentary_code: code }),
  }
  return body as unknown as BodyOf<'documents'>
}
