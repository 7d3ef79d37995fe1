import { download } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import {
  endReasonLabels,
  noticeExemptionLabels,
  payFormLabels,
  probationGroupLabels,
  termExceptionLabels,
} from '@nhansu/sdk/domains/contracts'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { FileText, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { moneyWords } from '#web/kit/money.ts'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { refreshMadePapers } from '#web/kit/printing/made-papers.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { Appendices } from './appendices.tsx'
import { ContractHistory } from './contract-history.tsx'
import { ContractPapers } from './contract-papers.tsx'
import { ContractReminders } from './contract-reminders.tsx'
import { ContractReview } from './contract-review.tsx'
import { ContractState } from './contract-state.tsx'
import { eContractDueText, eContractMissedText } from './e-contract-due.ts'
import { IdentityChoice } from './identity-choice.tsx'
import { Findings } from './live-findings.tsx'
import { paperBody } from './paper-body.ts'
import { PaperButtons } from './paper-buttons.tsx'
import { SignedCopy } from './signed-copy.tsx'

type Contract = Data<'contracts.show'>['contract']

const { titles } = fieldFacts

/** One contract beside the list: its facts, warnings, appendices and paper. */
export default function ContractDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const contract = useQuery(query('contracts.show', { path: { id } }))
  const toast = useToast()
  const [namesIdentity, setNamesIdentity] = useState(true)
  const print = async (form: 'pdf' | 'docx') => {
    try {
      const body = paperBody(form, namesIdentity)
      handOver(await download(client, 'contracts.paper', { path: { id }, body }), toast)
      await refreshMadePapers()
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const shown = contract.data?.contract
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title={shown ? `Hợp đồng ${shown.contract_number ?? 'nháp'}` : 'Hợp đồng'}
          description={shown && `${shown.full_name} · ${shown.nhansu_id}`}
        />
        <DialogBody>
          <Stack gap="lg">
            <Loaded query={contract}>{({ contract: found }) => <Facts contract={found} />}</Loaded>
            <IdentityChoice of="hợp đồng" checked={namesIdentity} onCheckedChange={setNamesIdentity} />
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button icon={FileText} onClick={() => void print('docx')}>
            Bản Word
          </Button>
          <Button icon={Printer} onClick={() => void print('pdf')}>
            In hợp đồng
          </Button>
        </DialogFooter>
      </DrawerContent>
    </Dialog>
  )
}

/** Whether there is a review before it ends; how a trial went has decisions of its own. */
function endsByItself({ state, kind }: Contract): boolean {
  return (state === 'issued' || state === 'ended') && kind !== 'indefinite' && kind !== 'probation'
}

/** Whether there is an end to tell of: it was ended, or the last day of its term is near or past. */
function hasEndNotice({ state, end_date, status_name: status }: Contract): boolean {
  const runsOut = status === 'Sắp hết hạn' || status === 'Đã hết hạn'
  return state === 'ended' || (state === 'issued' && end_date !== null && runsOut)
}

// The contract tells them as plain numbers.
const natures: Readonly<Record<number, string>> = natureOfWorkLabels

/** What stands in the place of pay that the reader may not see. */
const closed = '••••••'

/** Whether there is a file that its reader may open: the pay stands in it. */
function hasCopyFor({ has_file, masked_fields }: Contract): boolean {
  return has_file && !masked_fields.includes('salary')
}

/** What not every contract says, as far as this one says it. */
function said(contract: Contract): { term: string; value: ReactNode }[] {
  const { masked_fields: masked, nature_of_work: nature, probation_group: group } = contract
  const { term_exception: exception, term_exception_reason: why, pay_form: payForm } = contract
  const level = masked.includes('salary_level') ? closed : contract.salary_level
  const items: { term: string; value: ReactNode }[] = [
    { term: titles.salary_level, value: level },
    { term: titles.pay_form, value: payForm && payFormLabels[payForm] },
    { term: titles.pay_day, value: contract.pay_day },
    { term: titles.nature_of_work, value: nature && natures[nature] },
    { term: titles.hours_per_day, value: contract.hours_per_day },
    { term: titles.hours_per_week, value: contract.hours_per_week },
    { term: titles.leave_days, value: contract.leave_days },
    { term: titles.probation_group, value: group && probationGroupLabels[group] },
    { term: titles.probation_days, value: contract.probation_days },
    {
      term: titles.term_exception,
      value: exception && [termExceptionLabels[exception], why].filter(Boolean).join(': '),
    },
    { term: titles.authority_no, value: contract.authority_no },
    { term: titles.e_contract_id, value: contract.e_contract_id },
    { term: titles.note, value: contract.note },
  ]
  return items.filter(({ value }) => value !== null && value !== undefined && value !== '')
}

function Facts({ contract }: { contract: Contract }) {
  const { state, masked_fields: masked } = contract
  const pay = (field: 'salary' | 'probation_salary') =>
    masked.includes(field) ? closed : moneyWords(contract[field])
  const missed = eContractMissedText(contract)
  return (
    <Stack gap="lg">
      <Inline>
        <ContractState status={contract.status_name} overdue={contract.overdue_text} />
      </Inline>
      <DescriptionList
        items={[
          { term: titles.contract_type_name, value: contract.contract_type_name },
          { term: titles.start_date, value: formatDate(contract.start_date) },
          {
            term: titles.end_date,
            value: contract.end_date ? formatDate(contract.end_date) : 'Không xác định thời hạn',
          },
          { term: titles.sign_date, value: formatDate(contract.sign_date) },
          { term: titles.job_title, value: contract.job_title },
          { term: titles.work_place, value: contract.work_place },
          { term: titles.working_time, value: contract.working_time },
          { term: titles.salary, value: pay('salary') },
          { term: titles.probation_salary, value: pay('probation_salary') },
          { term: titles.allowances, value: masked.includes('allowances') ? closed : contract.allowances },
          ...said(contract),
          {
            term: titles.signer_name,
            value: [contract.signer_name, contract.signer_title].filter(Boolean).join(', '),
          },
          {
            term: titles.has_file,
            value: contract.has_file
              ? 'Có'
              : ['Chưa có', eContractDueText(contract)].filter(Boolean).join(', '),
          },
          ...(state === 'ended' && contract.end_reason
            ? [
                { term: titles.ended_date, value: formatDate(contract.ended_date ?? null) },
                { term: titles.end_reason, value: endReasonLabels[contract.end_reason] },
                { term: titles.notice_date, value: formatDate(contract.notice_date ?? null) },
                ...(contract.notice_exemption
                  ? [
                      {
                        term: titles.notice_exemption,
                        value: noticeExemptionLabels[contract.notice_exemption],
                      },
                    ]
                  : []),
                { term: titles.payment_due_date, value: formatDate(contract.payment_due_date ?? null) },
              ]
            : []),
          ...(contract.cancel_reason ? [{ term: titles.cancel_reason, value: contract.cancel_reason }] : []),
        ]}
      />
      {hasCopyFor(contract) && <SignedCopy contractId={contract.id} />}
      <Stack>
        <Heading level={3}>Cảnh báo</Heading>
        {missed !== undefined && <Text tone="warn">{missed}</Text>}
        {(missed === undefined || contract.findings.length > 0) && (
          <Findings findings={contract.findings} none="Không có cảnh báo nào." />
        )}
      </Stack>
      {hasEndNotice(contract) && (
        <Stack>
          <Heading level={3}>Thông báo chấm dứt</Heading>
          <PaperButtons
            print="In thông báo chấm dứt"
            word="Thông báo bản Word"
            fetch={(form) =>
              download(client, 'contracts.endNotice', { path: { id: contract.id }, body: { form } })
            }
          />
        </Stack>
      )}
      {endsByItself(contract) && <ContractReview contractId={contract.id} />}
      {state !== 'draft' && <Appendices contractId={contract.id} />}
      {state !== 'draft' && <ContractReminders id={contract.id} />}
      <ContractPapers id={contract.id} />
      <ContractHistory id={contract.id} />
    </Stack>
  )
}
