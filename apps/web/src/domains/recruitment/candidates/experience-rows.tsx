import type { Schemas } from '@nhansu/sdk/contract'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import type { AnyField } from '#web/kit/resource/define-resource.ts'

/** What the form of a candidate holds of where he has worked. */
interface WithExperiences {
  experiences: Schemas['CandidateExperience'][]
}

/** So many places may be told of. */
const most = 20

// The contract knows them as rows of a list, so their titles are said here, in its words.
const labels = {
  company: 'Công ty',
  title: 'Chức vụ',
  leaving_reason: 'Lý do nghỉ',
  reference: 'Người tham chiếu',
} as const

function text(field: keyof typeof labels, longest: number) {
  return v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.transform((typed) => typed?.normalize('NFC').trim() || null),
    v.check(
      (typed) => typed === null || typed.length <= longest,
      `${labels[field]} không được vượt quá ${longest} ký tự.`,
    ),
  )
}

const day = v.optional(v.nullable(v.string()), null)

const experience = v.pipe(
  v.object({
    company: v.pipe(
      text('company', 200),
      v.check((company) => company !== null, 'Vui lòng nhập công ty.'),
    ),
    title: text('title', 200),
    from: day,
    to: day,
    leaving_reason: text('leaving_reason', 300),
    reference: text('reference', 200),
  }),
  v.forward(
    v.check(({ from, to }) => !from || !to || from <= to, 'Ngày kết thúc không được trước ngày bắt đầu.'),
    ['to'],
  ),
)

/** The rows as a field of the form, which `ExperienceRows` draws. */
export const experiencesField = {
  field: 'experiences',
  label: 'Kinh nghiệm làm việc',
  input: 'text',
  initial: [],
  rule: v.array(experience),
  // A field of the kit holds one value; these rows are one to it.
} as unknown as AnyField

/** Where a candidate has worked, one row for each place. */
export function ExperienceRows({ level = 3 }: { level?: 2 | 3 }) {
  const { control, register, formState } = useFormContext<WithExperiences>()
  const { fields, append, remove, insert, move } = useFieldArray({ control, name: 'experiences' })
  const faults = formState.errors.experiences
  const isFull = fields.length >= most
  return (
    <RepeatedRows
      title={experiencesField.label}
      level={level}
      rows={fields}
      rowKey={({ id }) => id}
      rowName={({ company }, index) => company || `nơi làm việc ${index + 1}`}
      addLabel="Thêm nơi làm việc"
      empty="Chưa ghi kinh nghiệm nào."
      {...(!isFull && {
        onAdd: () =>
          append({ company: '', title: '', from: null, to: null, leaving_reason: '', reference: '' }),
      })}
      onRemove={remove}
      // The rule of the rows leaves the key out.
      onRestore={(row, index) => insert(index, row)}
      onMove={move}
      renderRow={(_, index) => (
        <Columns count={2}>
          {(['company', 'title'] as const).map((name) => (
            <TextField
              key={name}
              id={`experiences.${index}.${name}`}
              label={labels[name]}
              required={name === 'company'}
              error={faults?.[index]?.[name]?.message}
              {...register(`experiences.${index}.${name}`)}
            />
          ))}
          {(
            [
              ['from', 'Từ ngày'],
              ['to', 'Đến ngày'],
            ] as const
          ).map(([name, label]) => (
            <Controller
              key={name}
              control={control}
              name={`experiences.${index}.${name}`}
              render={({ field: { onChange, value, ...field }, fieldState }) => (
                <DateField
                  {...field}
                  id={field.name}
                  label={label}
                  value={value ?? null}
                  error={fieldState.error?.message}
                  onValueChange={onChange}
                />
              )}
            />
          ))}
          {(['leaving_reason', 'reference'] as const).map((name) => (
            <TextField
              key={name}
              id={`experiences.${index}.${name}`}
              label={labels[name]}
              error={faults?.[index]?.[name]?.message}
              {...register(`experiences.${index}.${name}`)}
            />
          ))}
        </Columns>
      )}
    />
  )
}
