import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { mutation } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import type { Exam } from './exam-page.tsx'
import type { ExamResult } from './results-tab.tsx'

interface CorrectDialogProps {
  exam: Exam
  result: ExamResult
  onClose: () => void
}

interface Values {
  scores: (number | null)[]
  reason: string
}

/** Corrects a published result; the reason stays beside it. */
export function CorrectDialog({ exam, result, onClose }: CorrectDialogProps) {
  const now = new Map(result.scores.map(({ part_id: part, score }) => [part, score]))
  const form = useForm<Values>({
    defaultValues: { scores: exam.parts.map(({ id }) => now.get(id) ?? null), reason: '' },
  })
  const [correcting] = useState(() => mutation('examResults.correct'))
  const { mutateAsync: correct } = useMutation(correcting)
  const { problem, refuse, forget } = useRefusal(form)
  const toast = useToast()
  const submit = async ({ scores, reason }: Values) => {
    forget()
    try {
      await correct({
        path: { id: result.id },
        body: {
          scores: exam.parts.map(({ id }, at) => ({ part_id: id, score: scores[at] ?? null })),
          reason: reason.trim(),
          version: result.version,
          ...(result.absent_reason !== null && { absent_reason: null }),
        },
      })
      toast.ok('Đã đính chính kết quả.', { description: result.full_name })
      discardUnsavedWork()
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <FormDialogFrame
      title={`Đính chính kết quả của ${result.full_name}`}
      description="Kết quả trước, kết quả sau và lý do được lưu lại; tổng điểm và xếp loại tính lại theo điểm mới."
      form={form}
      problem={problem}
      submitLabel="Đính chính"
      onSubmit={submit}
      onClose={onClose}
    >
      {exam.parts.map(({ id, name }, at) => (
        <Controller
          key={id}
          name={`scores.${at}`}
          control={form.control}
          rules={{ validate: (score) => score !== null || 'Vui lòng nhập điểm.' }}
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <NumberField
              ref={ref}
              onBlur={onBlur}
              label={name}
              required
              min={0}
              max={10}
              decimals={2}
              value={value}
              onValueChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <TextField
        label="Lý do đính chính"
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Vui lòng nhập lý do.',
          maxLength: { value: 500, message: 'Lý do không được vượt quá 500 ký tự.' },
        })}
      />
    </FormDialogFrame>
  )
}

/** What was corrected of a result, when, by whom and why. */
export function CorrectionsDialog({ result, onClose }: Omit<CorrectDialogProps, 'exam'>) {
  const shown = (total: number | null) => (total === null ? 'vắng' : formatNumber(total, 2))
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title={`Đính chính của ${result.full_name}`} />
        <DialogBody>
          <ul>
            {result.corrections.map((each) => (
              <li key={each.corrected_at}>
                <Text>
                  {`${formatDateTime(each.corrected_at)}: tổng điểm ${shown(each.total_before)} → ${shown(each.total_after)}. ${each.reason} (${each.corrected_by ?? 'không rõ'})`}
                </Text>
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
