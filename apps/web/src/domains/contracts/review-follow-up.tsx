import type { Data } from '@nhansu/sdk/contract'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#web/kit/feedback/messages.ts'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import type { JobRun } from '#web/kit/jobs/use-job.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { editContractPath } from './contract-paths.ts'
import { refreshContracts } from './refresh-contracts.ts'
import { renewedBy } from './renewed-by.ts'
import { decisionPath } from './review-paths.ts'
import { useDraftDecision } from './use-draft-decision.ts'

type Review = Data<'renewalReviews.show'>['renewal_review']

const notRenewing = 13

/** What HR drafts by one press of what the unit has answered: the renewal, or the decision not to renew. */
export function ReviewFollowUp({ review }: { review: Review }) {
  const { contract_id, proposal, proposed_type_id, contract_number, employee_id, next_day } = review
  const mayRenew = review.may_write_hr && proposal === 'renew'
  const mayDecide = usePermission('document_edit') && review.may_write_hr && proposal === 'end'
  const navigate = useNavigate()
  const draftDecision = useDraftDecision()
  const toast = useToast()
  const [runId, setRunId] = useState<number>()
  const [isAtWork, setIsAtWork] = useState(false)
  const pressed = async (work: () => Promise<void>) => {
    setIsAtWork(true)
    try {
      await work()
    } catch (error) {
      toast.bad(errorText(error))
    }
    setIsAtWork(false)
  }
  const renew = async () => {
    const { run_id } = await client.call('contracts.renew', {
      body: { ids: [contract_id], ...(proposed_type_id !== null && { contract_type_id: proposed_type_id }) },
    })
    if (run_id !== null) setRunId(run_id)
  }
  const letGo = async () => {
    const id = await draftDecision({
      type: notRenewing,
      employeeId: employee_id,
      effectiveDate: next_day,
      summary: `Về việc không gia hạn hợp đồng${contract_number === null ? '' : ` số ${contract_number}`}`,
    })
    await navigate(decisionPath(id))
  }
  return (
    <>
      {mayRenew && (
        <Button tone="primary" size="small" loading={isAtWork} onClick={() => void pressed(renew)}>
          Lập hợp đồng tái ký
        </Button>
      )}
      {mayDecide && (
        <Button tone="primary" size="small" loading={isAtWork} onClick={() => void pressed(letGo)}>
          Lập quyết định không gia hạn
        </Button>
      )}
      {runId !== undefined && (
        <JobProgress
          id={runId}
          title="Lập hợp đồng tái ký"
          onDone={() => void refreshContracts()}
          onClose={() => setRunId(undefined)}
        >
          {(run) => <Outcome run={run} />}
        </JobProgress>
      )}
    </>
  )
}

function Outcome({ run }: { run: JobRun }) {
  const { ids, leftOut } = renewedBy(run)
  const [id] = ids
  return (
    <Stack>
      {leftOut.map(({ reason }) => (
        <Text key={reason} tone="warn">
          {reason}
        </Text>
      ))}
      {id !== undefined && (
        <>
          <Text as="p">Đã lập bản nháp.</Text>
          <div>
            <ButtonLink href={editContractPath(id)}>Mở bản nháp</ButtonLink>
          </div>
        </>
      )}
    </Stack>
  )
}
