import { contractRules, findingOf } from '../contract-rules.ts'
import type { Finding, RuleFacts } from '../rule-types.ts'
import type { Day } from '../term.ts'

/**
 * What the rules say of a contract of before the product. An error of a rule that did not bind it yet is a warning, which
 * is kept with the contract as of one that somebody went on over.
 * @param lastDay its end, or the day on which it was ended; null for one that runs on
 */
export function pastFindingsOf(told: RuleFacts, lastDay: Day | null): Finding[] {
  // The authority of who signed it lies in a cupboard, and the company asks for its number from today on.
  const facts = { ...told, signing: { ...told.signing, needs_authority_no: false } }
  const { contract, employee } = facts
  // What ended early clashes with nothing that came after it.
  const asEnded = { ...facts, contract: { ...contract, end_date: lastDay } }
  return contractRules.flatMap((rule): Finding[] => {
    const finding = findingOf(rule, rule.rule === 'L3' ? asEnded : facts)
    if (finding === undefined) return []
    // Of an earlier employment: whoever came back joined anew after it.
    if (rule.rule === 'L9' && lastDay !== null && lastDay < employee.join_date) return []
    const isBound = rule.bindsFrom === undefined || contract.start_date >= rule.bindsFrom
    return [isBound ? finding : { ...finding, level: 'warning' }]
  })
}
