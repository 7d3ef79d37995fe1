import { type AuditEntry, writeAlong } from '../../contract/audit.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { type DecisionDraft, draftDecision, withoutAppendix } from './draft-decision.ts'

/**
 * Leaves a draft for what another domain has come to, of which the trail tells beside that. Whether it can be carried out is
 * asked when it is issued.
 * @throws ApiFailure what drafting refuses, before anything is written
 */
export async function draftAlong(context: DeedContext, draft: DecisionDraft): Promise<number> {
  const id = await draftDecision(context, draft)
  await writeAlong(context, 'decisions', [
    draftedEntry(id, { ...draft, people: draft.people.map(withoutAppendix) }),
  ])
  return id
}

/** What the trail tells of a draft that a deed of another domain left. */
export function draftedEntry(id: number, draft: DecisionDraft): AuditEntry {
  return { recordId: id, changedFields: Object.keys(draft), values: { after: draft } }
}
