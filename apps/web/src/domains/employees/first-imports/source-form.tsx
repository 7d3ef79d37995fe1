import { firstImportLabels } from '@nhansu/sdk/domains/first-imports'
import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { NumberField } from '@nhansu/ui/number-field/number-field.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { fetchTemplate } from '#web/kit/workbooks/calls.ts'
import { mutation } from '#web/session/queries.ts'

type FirstImports = Schemas['FirstImports']
type Step = FirstImports['steps'][number]
type Totals = Partial<Record<Step['key'], number | null>>

/** Steps that a workbook fills, by whose template it begins. */
const templates = {
  departments: 'departments',
  positions: 'positions',
  employees: 'employees',
  contracts: 'contracts',
  certificates: 'employeeCertificates',
} as const

/** The steps with the numbers of the older system, which HR types in. */
export function SourceForm({ page: { steps, version } }: { page: FirstImports }) {
  const [typed, setTyped] = useState<Totals>({})
  const [saving] = useState(() => mutation('firstImports.update'))
  const { mutateAsync: save, isPending } = useMutation(saving)
  const toast = useToast()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(typed).length === 0) return
    try {
      await save({ body: { source_totals: typed, version } })
      setTyped({})
      toast.ok('Đã lưu số lượng ở hệ thống cũ.')
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="lg">
        <Stack as="ol" gap="lg">
          {steps.map((step, at) => (
            <li key={step.key}>
              <Inline gap="md" justify="between">
                <StepFacts step={step} number={at + 1} />
                <NumberField
                  label={`Số lượng ở hệ thống cũ: ${firstImportLabels[step.key]}`}
                  value={typed[step.key] === undefined ? step.source_total : (typed[step.key] ?? null)}
                  onValueChange={(total) => setTyped((before) => ({ ...before, [step.key]: total }))}
                />
              </Inline>
            </li>
          ))}
        </Stack>
        <Inline justify="end">
          <Button type="submit" tone="primary" loading={isPending} disabled={Object.keys(typed).length === 0}>
            Lưu số lượng ở hệ thống cũ
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

function StepFacts({ step, number }: { step: Step; number: number }) {
  const { key, link, difference } = step
  const resource = key in templates ? templates[key as keyof typeof templates] : undefined
  const toast = useToast()
  return (
    <Stack gap="xs">
      <Inline gap="sm">
        <Link href={link}>{`${number}. ${firstImportLabels[key]}`}</Link>
        {resource && (
          <Button
            size="small"
            tone="quiet"
            aria-label={`Tải tệp mẫu: ${firstImportLabels[key]}`}
            onClick={() => {
              fetchTemplate(resource).catch((error: unknown) => toast.bad(errorText(error)))
            }}
          >
            Tải tệp mẫu
          </Button>
        )}
      </Inline>
      <Text tone={difference === null || difference === 0 ? 'soft' : 'bad'}>{wordsOf(step)}</Text>
    </Stack>
  )
}

/** 'Đang có 118 · thiếu 2 so với hệ thống cũ · Nhập gần nhất ngày 26-11-2026, Phạm Thu Hà'. */
function wordsOf({ total, difference, imported_at: at, imported_by_name: name }: Step): string {
  return [
    `Đang có ${formatNumber(total)}`,
    difference !== null && differenceWords(difference),
    at !== null && `Nhập gần nhất lúc ${formatMinute(at)}${name === null ? '' : `, ${name}`}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function differenceWords(difference: number): string {
  if (difference === 0) return 'bằng hệ thống cũ'
  const count = formatNumber(Math.abs(difference))
  return difference < 0 ? `thiếu ${count} so với hệ thống cũ` : `nhiều hơn hệ thống cũ ${count}`
}
