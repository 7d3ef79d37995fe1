import type { Schemas } from '@nhansu/sdk/contract'
import { leavingDecisionTypes } from '@nhansu/sdk/domains/decisions'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LaterWorkOfLeavers } from '#web/domains/employees/public.ts'
import { RecordFiles } from '#web/kit/record-files/record-files.tsx'
import { query } from '#web/session/queries.ts'
import { draftFileDeeds } from '../decision-file-deeds.ts'
import { Effects } from '../effects.tsx'
import { planName } from './plan-name.ts'

type Plan = Schemas['DecisionIssuePlan']

interface BulkIssuePreviewProps {
  plans: readonly Plan[]
  signerId: number
}

/** What issuing each decision would do, with its files to be read, and apart from it which are left out and why. */
export function BulkIssuePreview({ plans, signerId }: BulkIssuePreviewProps) {
  const leftOut = plans.filter(({ problem }) => problem !== null)
  const willing = plans.filter(({ problem }) => problem === null)
  // Asked once for all of them.
  const leavers = willing.flatMap(({ decision_type: type, effects }) =>
    leavingDecisionTypes.has(type) ? effects.map(({ employee_id }) => employee_id) : [],
  )
  return (
    <Stack>
      <SignedBy id={signerId} />
      {leavers.length > 0 && (
        <Suspense>
          <LaterWorkOfLeavers ids={leavers} />
        </Suspense>
      )}
      <Decisions title={`Bỏ qua (${leftOut.length})`} plans={leftOut} />
      <Decisions title={`Sẽ ban hành (${willing.length})`} plans={willing} />
    </Stack>
  )
}

/** As what the papers are signed, and by which authority. */
function SignedBy({ id }: { id: number }) {
  const { data } = useQuery(query('signers.show', { path: { id } }))
  if (data === undefined) return null
  const { printed_title, authority_no } = data.signer
  return (
    <Text as="p" tone="soft">
      {`Chức vụ ký: ${printed_title}${authority_no ? ` · Văn bản ủy quyền: ${authority_no}` : ''}`}
    </Text>
  )
}

function Decisions({ title, plans }: { title: string; plans: readonly Plan[] }) {
  if (plans.length === 0) return null
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Heading level={3}>{title}</Heading>
        <Stack as="ul" gap="md">
          {plans.map((plan) => (
            <li key={plan.decision_id}>
              <Stack gap="xs">
                <Text weight="medium">{planName(plan)}</Text>
                <Text tone="soft">
                  {[plan.decision_number, `hiệu lực từ ${formatDate(plan.effective_date)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {plan.files !== null && plan.files.length > 0 && (
                  <RecordFiles
                    id={plan.decision_id}
                    files={plan.files}
                    deeds={draftFileDeeds}
                    mayEdit={false}
                  />
                )}
                {plan.problem === null ? (
                  <Effects effects={plan.effects} />
                ) : (
                  <Text tone="bad">{plan.problem}</Text>
                )}
              </Stack>
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  )
}
