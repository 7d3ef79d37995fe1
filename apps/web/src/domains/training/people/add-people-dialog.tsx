import type { Data } from '@nhansu/sdk/contract'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { ReferenceInput, ReferencesInput } from '#web/kit/references/reference-inputs.tsx'
import { mutation, query, queryClient } from '#web/session/queries.ts'
import type { Course } from '../courses/use-course.ts'
import { PlacedPeople } from './placed-people.tsx'

interface Values {
  employee_ids: readonly number[]
  department_id: number | null
  mandatory: boolean
}

type Outcome = Data<'trainingEmployees.storeBulk'>

/** Adds people to a course: single ones and whole units; it shows first who cannot come and who waits for a seat. */
export function AddPeopleDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { employee_ids: [], department_id: null, mandatory: false } })
  const [storing] = useState(() => mutation('trainingEmployees.storeBulk'))
  const { mutateAsync: store } = useMutation(storing)
  const path = { id: course.id }
  const look = async (values: Values) => {
    const ids = await chosen(values)
    const outcome = await store({
      path,
      query: { dry_run: true },
      body: { employee_ids: ids, mandatory: values.mandatory },
    })
    const refused = new Set(outcome.refused.map(({ employee_id: id }) => id))
    return { ...outcome, rest: ids.filter((id) => !refused.has(id)) }
  }
  const work = usePreviewedWork<Values, Outcome>(form, {
    preview: look,
    work: async (values) => {
      const { rest } = await look(values)
      if (rest.length === 0) return { done: 'Không có ai được thêm vào khóa.' }
      const { added, waiting } = await store({
        path,
        body: { employee_ids: rest, mandatory: values.mandatory },
      })
      return { done: `Đã thêm ${added} học viên${waiting > 0 ? `, ${waiting} người chờ chỗ` : ''}.` }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title="Thêm học viên"
      form={form}
      verb="Thêm những người còn lại"
      work={work}
      renderPreview={(outcome) => <PlacedPeople placed={outcome} />}
      onClose={onClose}
    >
      <ReferencesInput
        name="employee_ids"
        control={form.control}
        reference="employees"
        label="Nhân viên"
        check={(ids, { department_id: unit }) =>
          ids.length > 0 || unit !== null || 'Vui lòng chọn nhân viên hoặc đơn vị.'
        }
      />
      <ReferenceInput
        name="department_id"
        control={form.control}
        reference="departments"
        label="Cả đơn vị"
        hint="Thêm mọi nhân viên của đơn vị này và các đơn vị trực thuộc."
      />
      <Controller
        name="mandatory"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Checkbox
            ref={ref}
            onBlur={onBlur}
            label="Bắt buộc tham gia"
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
    </PreviewedWork>
  )
}

/** The chosen people and those of the chosen unit, each once. */
async function chosen({ employee_ids: ids, department_id: unit }: Values): Promise<number[]> {
  if (unit === null) return [...ids]
  const found = await queryClient.fetchQuery(
    query('departments.employees', { path: { id: unit }, query: { recursive: true } }),
  )
  return [...new Set([...ids, ...found.employees.map(({ id }) => id)])]
}
