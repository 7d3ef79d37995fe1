import { valibotResolver } from '@hookform/resolvers/valibot'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { profileGroupLabels } from '@nhansu/sdk/domains/requests'
import { fieldFacts } from '@nhansu/sdk/field-facts/profile-rounds'
import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { type FormValues, rulesOf, startValues } from '#web/kit/forms/form-rules.ts'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { UnitsField } from '#web/kit/references/units-field.tsx'

type Body = Input<'profileRounds.store'>['body']
type Preview = Schemas['ProfileRoundPreview']

const fields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'name', input: 'text' },
  { field: 'groups', input: { several: profileGroupLabels } },
  { field: 'from_date', input: 'date' },
  { field: 'to_date', input: 'date', hint: 'Mỗi đợt dài nhất 92 ngày.' },
  { field: 'position_ids', input: { references: 'positions' } },
  { field: 'employee_ids', input: { references: 'employees' } },
] as const)

/** Opens a round; it shows first how many are asked and how many of them have no account. */
export default function OpenRoundDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<FormValues>({
    defaultValues: { ...startValues(fields), department_ids: [] },
    resolver: valibotResolver(rulesOf(fields)),
  })
  const navigate = useNavigate()
  const [opening] = useState(() => mutation('profileRounds.store'))
  const { mutateAsync: open } = useMutation(opening)
  const bodyOf = ({
    name,
    groups,
    from_date,
    to_date,
    department_ids,
    position_ids,
    employee_ids,
  }: FormValues) =>
    // The contract's rules have passed each of them, and the units come from the tree.
    ({ name, groups, from_date, to_date, department_ids, position_ids, employee_ids }) as Body
  const work = usePreviewedWork<FormValues, Preview>(form, {
    preview: async (values) => (await open({ body: bodyOf(values), query: { dry_run: true } })).preview,
    work: async (values) => {
      const { preview, round } = await open({ body: bodyOf(values) })
      return {
        done: `Đã mở đợt rà soát cho ${formatNumber(preview.asked)} người.`,
        ...(round && {
          about: round.name,
          next: {
            label: 'Xem đợt',
            run: () => void navigate(`/yeu-cau-cap-nhat-thong-tin/dot-ra-soat/${round.id}`),
          },
        }),
      }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title="Mở đợt rà soát hồ sơ"
      description="Người đang làm việc vào ngày bắt đầu được hỏi một lần; người vào sau không được hỏi."
      size="large"
      form={form}
      verb="Mở đợt"
      work={work}
      tell={linesOf}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Stack>
          <FormFields fields={fields.slice(0, 4)} />
          <UnitsField
            name="department_ids"
            label="Đơn vị và trực thuộc"
            hint="Chọn ít nhất một đơn vị, chức vụ hoặc nhân viên; muốn hỏi cả công ty thì chọn đơn vị cao nhất."
          />
          <FormFields fields={fields.slice(4)} />
        </Stack>
      </FormProvider>
    </PreviewedWork>
  )
}

function linesOf({ asked, without_account: without, without_address: unreached }: Preview): Description[] {
  return [
    { term: 'Sẽ được hỏi', value: peopleWords(asked) },
    ...(without > 0
      ? [{ term: 'Chưa có tài khoản, không tự xác nhận được', value: peopleWords(without) }]
      : []),
    ...(unreached > 0
      ? [{ term: 'Không có email, chỉ báo trong hệ thống', value: peopleWords(unreached) }]
      : []),
  ]
}

function peopleWords(count: number): string {
  return `${formatNumber(count)} người`
}
