import { download } from '@nhansu/sdk'
import type { Data, Input } from '@nhansu/sdk/contract'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { useState } from 'react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { RefreshingProgress } from '#web/kit/jobs/refreshing-progress.tsx'
import { refreshMadePapers } from '#web/kit/printing/made-papers.tsx'
import { SeveralPrinted } from '#web/kit/printing/several-printed.tsx'
import type { Choice } from '#web/kit/references/searched-reference.ts'
import { client } from '#web/session/client.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { choicesOf } from './draft-values.ts'
import { paperFormField } from './paper-form-field.ts'

type Decision = Data<'decisions.show'>['decision']

const title = 'In riêng từng người'

/** Prints a decision for several of its people, each alone, by background work, and hands the files over as one archive. */
export default function PrintPeopleDialog({
  decision,
  onClose,
}: {
  decision: Decision
  onClose: () => void
}) {
  const path = { id: decision.id }
  const choices = choicesOf(decision)
  const form = useForm<FormValues>({
    defaultValues: { employee_ids: choices.map(({ value }) => value), form: 'pdf' },
  })
  const { problem, refuse, forget } = useRefusal(form)
  const [runId, setRunId] = useState<number>()
  const submit = async (values: FormValues) => {
    forget()
    try {
      // The form's values are those of the declared fields.
      const body = values as unknown as Input<'decisions.printPeople'>['body']
      const { run_id } = await client.call('decisions.printPeople', { path, body })
      discardUnsavedWork()
      setRunId(run_id)
    } catch (error) {
      refuse(error)
    }
  }
  if (runId !== undefined) {
    return (
      <RefreshingProgress
        id={runId}
        title={title}
        note="Hãy đợi đến khi xong để tải tất cả trong một tệp nén. Nếu đóng cửa sổ này thì việc in vẫn chạy tiếp, các bản in nằm ở mục Bản đã in."
        refresh={refreshMadePapers}
        onClose={onClose}
      >
        {(run) => (
          <SeveralPrinted
            run={run}
            of="bản"
            fetch={(paper_ids) => download(client, 'decisions.paperArchive', { path, body: { paper_ids } })}
          />
        )}
      </RefreshingProgress>
    )
  }
  return (
    <FormProvider {...form}>
      <FormDialogFrame
        title={title}
        description="Mỗi người một tệp chỉ nêu người đó, không kèm danh sách những người khác; các tệp được lưu cùng quyết định và tải về trong một tệp nén."
        form={form}
        problem={problem}
        submitLabel="In"
        onSubmit={submit}
        onClose={onClose}
      >
        <PeopleField choices={choices} />
        <FormField {...paperFormField} />
      </FormDialogFrame>
    </FormProvider>
  )
}

/** For whom it is printed, in the order of the paper. */
function PeopleField({ choices }: { choices: readonly Choice[] }) {
  const { field, fieldState } = useController<FormValues>({
    name: 'employee_ids',
    rules: { validate: (ids) => (Array.isArray(ids) && ids.length > 0) || 'Vui lòng chọn nhân viên.' },
  })
  const { value, onChange, onBlur, ref } = field
  return (
    <MultiCombobox
      label="Nhân viên"
      required
      options={choices}
      // The form holds what this field gives it.
      value={value as readonly number[]}
      onValueChange={onChange}
      error={fieldState.error?.message}
      onBlur={onBlur}
      ref={ref}
    />
  )
}
