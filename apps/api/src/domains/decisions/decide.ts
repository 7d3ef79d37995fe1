import type { Schemas } from '@nhansu/sdk/contract'
import { type AuditEntry, writeAlong } from '../../contract/audit.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { carryOut } from './carry-out.ts'
import type { Effect } from './effect-of.ts'
import { needsOtherIssuer, refuseNumber } from './decision-settings.ts'
import { draftedEntry } from './draft-along.ts'
import { type DecisionDraft, draftDecision } from './draft-decision.ts'
import { withKnownContracts } from './ended-contracts.ts'
import { issueDecision } from './issue-decision.ts'
import { chosenSigner } from './issue-held.ts'

/** How a decision is issued in one step with the deed of another domain. */
export interface Issuing {
  paper: Omit<Schemas['DecisionIssue'], 'version'>
  /** The context of the deed, as far as its doer may issue decisions. */
  context: ProductContext
}

/** A decision that a deed of another domain came to. */
export interface Decided {
  id: number
  number: string | null
  isDraft: boolean
  effects: Effect[]
}

/**
 * Drafts the decision of another domain's deed and issues it at once. Without `issuing`, and where the company wants a
 * second person to issue what one has drafted, a draft is left that has been tried, so that none is left which nobody
 * could issue. The trail tells of the decision beside the deed.
 * @throws ApiFailure what drafting and issuing refuse; 400 for a number where a draft is left by the company's rule
 */
export async function decide(
  context: ProductContext,
  draft: DecisionDraft,
  issuing: Issuing | undefined,
): Promise<Decided> {
  const isLeft = issuing === undefined || (await needsOtherIssuer(context))
  if (issuing === undefined || isLeft) return leaveDraft(context, draft, issuing?.paper)
  const id = await draftDecision(context, draft)
  const entries: AuditEntry[] = [draftedEntry(id, draft)]
  const { decision_number: number, effects } = await issueDecision(
    { path: { id }, body: issuing.paper },
    { ...issuing.context, audit: (entry) => entries.push(entry) },
  )
  await writeAlong(context, 'decisions', entries)
  return { id, number, isDraft: false, effects }
}

async function leaveDraft(
  context: ProductContext,
  draft: DecisionDraft,
  paper: Issuing['paper'] | undefined,
): Promise<Decided> {
  if (paper) refuseNumber(paper)
  const { sign_date, signer_id } = paper ?? draft
  if (paper) await chosenSigner(context, draft, paper)
  const kept = { ...draft, ...(sign_date && { sign_date }), ...(signer_id && { signer_id }) }
  const id = await draftDecision(context, kept)
  await writeAlong(context, 'decisions', [draftedEntry(id, kept)])
  const { decision_type: type, effective_date: day, people } = draft
  const effects = await asPreview(context, true, () =>
    carryOut(context, { id, type, number: null, signDate: sign_date ?? null, day, people }),
  )
  return { id, number: null, isDraft: true, effects: await withKnownContracts(context, effects) }
}
