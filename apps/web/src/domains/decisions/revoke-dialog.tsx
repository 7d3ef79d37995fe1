import type { Data, Input } from '@nhansu/sdk/contract'
import { leavingDecisionTypes } from '@nhansu/sdk/domains/decisions'
import { fieldFacts } from '@nhansu/sdk/field-facts/decisions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import { DeedDialog } from './deed-dialog.tsx'

type Decision = Data<'decisions.show'>['decision']
type Body = Input<'decisions.revoke'>['body']

const facts = { ...fieldFacts, takes: { store: fieldFacts.takes.revoke } }
const paper = withFacts(facts, [
  { field: 'reason', input: 'long-text' },
  { field: 'sign_date', input: 'date' },
  { field: 'number', input: 'text', hint: 'Để trống để lấy số kế tiếp.' },
] as const) as readonly AnyField[]
const contracts = withFacts(facts, [
  { field: 'with_contracts', input: 'switch', initial: true },
] as const) as readonly AnyField[]
const accounts = withFacts(facts, [
  {
    field: 'with_accounts',
    input: 'switch',
    hint: 'Tài khoản đã khóa khi nghỉ việc được mở lại; để trống thì vẫn khóa.',
  },
] as const) as readonly AnyField[]

/** Takes a decision in effect back, once the state that comes back has been shown. */
export default function RevokeDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [call] = useState(() => mutation('decisions.revoke'))
  const { mutateAsync: revoke } = useMutation(call)
  const path = { id: decision.id }
  const hasContracts = decision.people.some(({ ended_contract }) => ended_contract !== null)
  const isLeaving = leavingDecisionTypes.has(decision.decision_type)
  return (
    <DeedDialog
      title={`Thu hồi quyết định ${decision.decision_number ?? ''}`}
      description={
        decision.corrects_id === null
          ? 'Quá trình công việc trở lại như khi chưa có quyết định này.'
          : 'Quá trình công việc trở lại như khi chưa có quyết định này; quyết định đã được đính chính không có hiệu lực trở lại.'
      }
      verb="Thu hồi"
      fields={[...paper, ...(hasContracts ? contracts : []), ...(isLeaving ? accounts : [])]}
      preview={(values) => revoke({ path, query: { dry_run: true }, body: values as Body })}
      send={async (values) => {
        await revoke({ path, body: values as Body })
        return 'Đã thu hồi quyết định.'
      }}
      about={decision.decision_number ?? decision.summary}
      onClose={onClose}
    />
  )
}
