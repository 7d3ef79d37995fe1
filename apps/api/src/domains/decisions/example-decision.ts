import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import type { Heading, Paper } from '../../print/paper.ts'
import type { ClausesKind } from '../../print/templates/clauses/clause-kinds.ts'
import { decisionTags, personTags } from '../../print/templates/decision-tags.ts'
import { decisionLayout } from './decision-paper.ts'

type OfDecisions = Extract<ClausesKind, `decision${string}`>

/**
 * A decision about one person that such clauses would make, with every fact that one may have, all of them invented.
 * @param kind of a type, or that of all types, which is shown by one of them
 */
export function exampleDecision(kind: OfDecisions, heading: Heading, content: string): Paper {
  const type = typeOfKind(kind)
  const values = {
    ...decisionTags,
    'Tên công ty': heading.company,
    'Địa danh': heading.place ?? '',
    ...(type !== undefined && { 'Loại quyết định': decisionTypeLabels[type] }),
  }
  const frame = {
    decision_number: values['Số quyết định'],
    sign_date: heading.date,
    signer_name: values['Người ký'],
    signer_title: values['Chức vụ người ký'],
    authority_no: values['Số giấy ủy quyền'],
    corrects_number: values['Quyết định được đính chính'],
  }
  return decisionLayout(frame, heading, { values, people: [personTags] }, content)
}

function typeOfKind(kind: OfDecisions): DecisionType | undefined {
  // A key of the table of labels, as the kinds of decisions have one for each type.
  return kind === 'decision' ? undefined : (Number(kind.slice('decision_'.length)) as DecisionType)
}
