import type { Schemas } from '@nhansu/sdk/contract'

type Template = Schemas['PaperTemplate']
export type ClausesKind = Schemas['PaperClausesKind']

/** Whether the PDF of a kind has clauses that a company may write itself. */
export function hasClauses(template: Template): template is Template & { kind: ClausesKind } {
  return template.clauses !== null
}

/** Whose words the clauses of a kind are. */
export function clausesWords(clauses: Template['clauses']): string {
  if (clauses === null) return '–'
  return clauses.is_changed ? 'Của công ty' : 'Mặc định'
}
