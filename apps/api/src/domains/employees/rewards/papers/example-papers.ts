import type { Heading, Paper } from '../../../../print/paper.ts'
import { disciplineTags, rewardTags } from '../../../../print/templates/reward-tags.ts'
import { certificateLayout } from './certificate.ts'
import { caseLayout, type CasePaperKind } from './discipline-paper.ts'

/**
 * A paper of a reward or of a discipline case that such clauses would make, with every fact that one may have, all invented; a
 * certificate on two sheets, one of somebody and one of a unit, since neither has all of them.
 */
export function exampleCase(
  kind: CasePaperKind | 'reward_certificate',
  heading: Heading,
  content: string,
): Paper {
  const names = { 'Tên công ty': heading.company, 'Địa danh': heading.place ?? '' }
  if (kind === 'reward_certificate') {
    const facts = { ...rewardTags, ...names }
    const frame = { number: null, decision_date: heading.date, form_name: facts['Hình thức'] }
    const sheets = [false, true].map((isOfUnit) => ({ facts, isOfUnit }))
    return certificateLayout(frame, heading, sheets, content)
  }
  const facts = { ...disciplineTags, ...names }
  const frame = {
    minutes_no: facts['Số biên bản'],
    minutes_date: heading.date,
    invited_on: heading.date,
    meeting_date: heading.date,
    reduction_number: facts['Số quyết định giảm'],
    reduction_date: heading.date,
  }
  return caseLayout(kind, frame, facts, heading, content)
}
