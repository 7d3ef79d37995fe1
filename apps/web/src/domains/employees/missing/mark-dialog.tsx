import type { Input, Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-missing-papers'
import { useMutation } from '@tanstack/react-query'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { showChecklist } from './checklist.tsx'
import { todayInVietNam } from '#web/kit/today.ts'

type Mark = Input<'employeeMissingPapers.mark'>['body']
export type MarkState = Mark['state']

interface MarkDialogProps extends Pick<FilePartProps, 'employee'> {
  paper: Schemas['CheckedPaper']
  state: MarkState
  onClose: () => void
}

/** Writes down that a paper was handed in, when and where it lies, or why it is not asked of this employee. */
export default function MarkDialog({ employee, paper, state, onClose }: MarkDialogProps) {
  const { mutateAsync: mark } = useMutation(mutation('employeeMissingPapers.mark'))
  const { title, fields, done } = deeds[state]
  const start = paper.state === state ? paper : { handed_in_on: todayInVietNam() }
  return (
    <PartDialog
      title={`${title}: ${paper.name}`}
      fields={fields}
      record={start}
      save={async (values) => {
        const saved = await mark({
          path: { id: employee.id, paper_id: paper.id },
          // The form has the fields of the body, and the server checks them.
          body: { ...(values as Partial<Mark>), state, version: paper.version },
        })
        showChecklist(employee.id, saved)
      }}
      done={done}
      about={`${paper.name} của ${employee.full_name}`}
      onClose={onClose}
    />
  )
}

const ofMark = (fields: readonly Pick<AnyField, 'field' | 'input' | 'required'>[]): readonly AnyField[] =>
  withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.mark } }, fields)

const deeds: Record<MarkState, { title: string; fields: readonly AnyField[]; done: string }> = {
  handed_in: {
    title: 'Đã nộp bản giấy',
    fields: ofMark([
      { field: 'handed_in_on', input: 'date', required: true },
      { field: 'storage_place', input: 'text' },
    ]),
    done: 'Đã đánh dấu nộp bản giấy.',
  },
  waived: {
    title: 'Miễn nộp',
    fields: ofMark([{ field: 'reason', input: 'long-text', required: true }]),
    done: 'Đã đánh dấu miễn nộp.',
  },
}
