import type { Schemas } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { moneyWords } from '#web/kit/money.ts'

type Renewal = Schemas['ContractRenewal']

/** What would follow each contract, and apart from it who is left out and why. */
export function RenewalPreview({ renewals }: { renewals: readonly Renewal[] }) {
  const leftOut = renewals.filter(({ problem }) => problem !== null)
  const willing = renewals.filter(({ problem }) => problem === null)
  return (
    <Stack>
      <People title={`Bỏ qua (${leftOut.length})`} renewals={leftOut} />
      <People title={`Sẽ lập bản nháp (${willing.length})`} renewals={willing} />
    </Stack>
  )
}

function People({ title, renewals }: { title: string; renewals: readonly Renewal[] }) {
  if (renewals.length === 0) return null
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Heading level={3}>{title}</Heading>
        <DescriptionList
          items={renewals.map((renewal) => ({
            term: `${renewal.full_name} · ${renewal.contract_number ?? renewal.contract_id}`,
            value: <Renewed renewal={renewal} />,
          }))}
        />
      </Stack>
    </section>
  )
}

function Renewed({ renewal }: { renewal: Renewal }) {
  const { problem, findings, contract_type_name, start_date, end_date, salary } = renewal
  if (problem !== null) {
    return (
      <Stack gap="xs">
        <Text tone="bad">{problem}</Text>
        {findings.map(({ rule, article, days }) => (
          <Text key={`${rule} ${article}`} tone="hint">
            {[days, article].filter(Boolean).join(' · ')}
          </Text>
        ))}
      </Stack>
    )
  }
  const until = end_date === null ? 'không xác định thời hạn' : `đến ${formatDate(end_date)}`
  return (
    <Stack gap="xs">
      <Text>{contract_type_name}</Text>
      <Text tone="soft">
        {`${formatDate(start_date)} ${until}${salary === null ? '' : ` · ${moneyWords(salary)}`}`}
      </Text>
      {findings.map(({ rule, text }) => (
        <Text key={`${rule} ${text}`} tone="warn">
          {text}
        </Text>
      ))}
    </Stack>
  )
}
