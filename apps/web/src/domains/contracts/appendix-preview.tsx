import type { Data, Schemas } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { moneyWords } from '#web/kit/money.ts'

type Plan = Schemas['AppendixPlan']
/** What the preview of an appendix for many contracts answers. */
export type AppendixPreviewed = Data<'appendices.bulk'>

/** What an appendix would change in each contract, and apart from it who is left out and why. */
export function AppendixPreview({ appendices, willing, left_out }: AppendixPreviewed) {
  const untold = willing + left_out - appendices.length
  return (
    <Stack>
      <Plans
        title={`Bỏ qua (${formatNumber(left_out)})`}
        plans={appendices.filter(({ problem }) => problem !== null)}
      />
      <Plans
        title={`Sẽ lập phụ lục (${formatNumber(willing)})`}
        plans={appendices.filter(({ problem }) => problem === null)}
      />
      {untold > 0 && <Text tone="soft">{`Còn ${formatNumber(untold)} hợp đồng nữa không hiện ở đây.`}</Text>}
    </Stack>
  )
}

function Plans({ title, plans }: { title: string; plans: readonly Plan[] }) {
  if (plans.length === 0) return null
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Heading level={3}>{title}</Heading>
        <DescriptionList
          items={plans.map((plan) => ({
            term: `${plan.full_name} · ${plan.contract_number ?? plan.contract_id}`,
            value: <Planned plan={plan} />,
          }))}
        />
      </Stack>
    </section>
  )
}

function Planned({ plan: { before, after, findings, problem } }: { plan: Plan }) {
  if (problem !== null) return <Text tone="bad">{problem}</Text>
  const changes = [
    [moneyOf(before.salary), moneyOf(after.salary)],
    [before.job_title, after.job_title],
    [before.work_place, after.work_place],
    [before.working_time, after.working_time],
  ].filter(([, to]) => to !== null)
  return (
    <Stack gap="xs">
      {changes.map(([from, to]) => (
        <Text key={to}>{`${from ?? 'Chưa ghi'} → ${to}`}</Text>
      ))}
      {changes.length === 0 && (
        <Text tone="soft">Nội dung khác, không đổi lương, công việc hay nơi làm việc.</Text>
      )}
      {findings.map(({ rule, text }) => (
        <Text key={`${rule} ${text}`} tone="warn">
          {text}
        </Text>
      ))}
    </Stack>
  )
}

function moneyOf(amount: number | null | undefined): string | null {
  return amount === null || amount === undefined ? null : moneyWords(amount)
}
