import type { Schemas } from '@nhansu/sdk/contract'
import type { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { AskerContext } from '../../jobs/context-of-asker.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Heading, Paper } from '../../print/paper.ts'
import { mayLack } from '../../print/templates/clauses/clause-kinds.ts'
import { clauseLines } from '../../print/templates/clauses/clause-text.ts'
import { clausesOf } from '../../print/templates/clauses/company-clauses.ts'
import { templatePlaceOfType } from '../../print/templates/company-paper.ts'
import { paperInForm } from '../../print/templates/paper-in-form.ts'
import type { PaperContext } from '../../print/paper-context.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import {
  consentWords,
  type ContractPaperFacts,
  contractPaperFacts,
  exceptionWords,
} from './contract-paper-facts.ts'
import { type OpenContract, openContract, seesPay, type WholeContract } from './contract-rows.ts'
import { printedIdentity } from './printed-identity.ts'
import { line, partyLines, partySignatures } from './paper-parties.ts'
import { paperKindOf } from './series-kinds.ts'

/** The contract as a paper; the same record that the screen shows, and the same facts whatever its form. */
export const contractPaper: Handler<'contracts.paper'> = async ({ path, body }, context) => {
  const open = await openContract(context, path.id)
  await takeTurn(context)
  return paperOfContract(context, open, body)
}

/**
 * The paper of a contract that lies open, for whoever asks or has background work ask.
 * @param runId the work that makes it among several
 * @throws ApiFailure 409 where the company has no Word file for it, 429 for whoever has had too much printed
 */
export async function paperOfContract(
  context: PaperContext & AskerContext,
  open: OpenContract,
  { form, with_identity: named = true }: Schemas['PaperOfPerson'],
  runId?: number,
): Promise<FileAnswer> {
  const { contract } = open
  const heading = await companyHeading(context)
  const withPay = seesPay(context, open)
  const { identity, isPrinted, shown } = await printedIdentity(context, open, named)
  const facts = await contractPaperFacts(context, contract, heading, withPay, identity)
  const name = `Hợp đồng ${contract.contract_number?.replaceAll('/', '-') ?? 'nháp'} ${contract.full_name}`
  const kind = paperKindOf(contract.kind)
  const { content, own } = await clausesOf(context, kind)
  return paperInForm(context, form, {
    kind,
    id: contract.id,
    name,
    facts,
    paper: () => contractLayout(contract, heading, facts, { content, lacking: lackingIn(contract) }),
    ...(own && { clauses: own }),
    closest: templatePlaceOfType(contract.contract_type_id),
    about: [contract.employee_id],
    shown,
    madeOf: {
      contract_id: contract.id,
      ...(runId !== undefined && { run_id: runId }),
      record_version: contract.version,
      is_draft: contract.state === 'draft',
      with_pay: withPay,
      with_identity: isPrinted,
    },
  })
}

/** What a contract's paper has beside its facts. */
export type ContractFrame = Pick<
  WholeContract,
  'contract_number' | 'sign_date' | 'full_name' | 'signer_name' | 'signer_title' | 'authority_no'
>

/**
 * The contract as the product lays it out: heading, parties and signatures, with the clauses between them.
 * @param content the clauses, and the facts that this contract lacks
 */
export function contractLayout(
  contract: ContractFrame,
  heading: Heading,
  facts: ContractPaperFacts,
  { content, lacking }: { content: string; lacking: ReadonlySet<string> },
): Paper {
  const status = facts['Tình trạng bản in']
  return {
    heading: {
      ...heading,
      number: contract.contract_number,
      date: contract.sign_date ?? heading.date,
    },
    title: facts['Tên hợp đồng'],
    ...(status !== '' && { subject: status }),
    orientation: 'portrait',
    body: [
      line('Căn cứ Bộ luật Lao động số 45/2019/QH14 và thỏa thuận của hai bên, chúng tôi gồm:'),
      ...partyLines(facts, contract),
      line('Thỏa thuận ký hợp đồng và cam kết làm đúng những điều khoản sau:'),
      ...clauseLines(content, { values: facts, lacking }),
    ],
    signatures: partySignatures(contract.full_name, contract),
  }
}

/** What a contract may lack and its clauses then do not speak of; never by who reads it, to whom pay is dots. */
function lackingIn(contract: WholeContract): ReadonlySet<LackableTag> {
  const { kind, probation_days, probation_group, authority_no } = contract
  const lacking: Record<LackableTag, boolean> = {
    'Số ngày thử việc': !probation_days,
    'Lương thử việc': kind !== 'probation' && !probation_days,
    'Nhóm công việc': !probation_group,
    'Số giấy ủy quyền': !authority_no,
    'Lý do ký thêm có thời hạn': exceptionWords(contract) === '',
    'Văn bản đồng ý của người đại diện': consentWords(contract) === '',
  }
  return new Set(lackable.filter((tag) => lacking[tag]))
}

const lackable = mayLack.contract
type LackableTag = (typeof lackable)[number]
