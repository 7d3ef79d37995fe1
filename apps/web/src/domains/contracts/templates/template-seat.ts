import type { Input, Schemas } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
import { queryClient } from '#web/session/queries.ts'

type Template = Schemas['PaperTemplate']

/** Where a template belongs, as each call about it names it. */
export function seatOf({
  kind,
  contract_type_id: type,
}: Template): Required<Pick<Input<'paperTemplates.destroy'>, 'path' | 'query'>> {
  return { path: { kind }, query: type === null ? {} : { contract_type_id: type } }
}

/** As a list knows a template by. */
export function seatKey({ kind, contract_type_id: type }: Template): string {
  return type === null ? kind : `${kind}-${type}`
}

/** Has what tells of templates fetched anew: the types of contracts name theirs. */
export async function refreshTemplates(): Promise<void> {
  await Promise.all([invalidate(queryClient, 'paperTemplates'), invalidate(queryClient, 'contractTypes')])
}
