import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { byAnyCode, visibleEmployees } from '../employees/public.ts'
import { codesIn, typesIn, type TypeWords, typeWords } from './names-of-files.ts'

type Match = Schemas['FileMatch']
type Person = NonNullable<Match['employee']>

/**
 * Whom names of files are about and what they are. Of people it knows those whom the user may see and no others, so that
 * nobody learns by it which codes there are.
 */
export const matchNames: Handler<'documents.match'> = async ({ body: { names } }, context) => {
  const codes = names.map(codesIn)
  const people = await byAnyCode(context, codes.flat(), (all) => peopleByCode(context, all))
  const types = await typesInUse(context)
  return {
    matches: names.map((name, place) => {
      // Two codes may stand for one person.
      const found = [...new Set((codes[place] ?? []).flatMap((code) => people.get(code) ?? []))]
      const kinds = typesIn(name, types)
      return {
        employee_state: stateOf(found.length),
        employee: only(found),
        document_type_state: stateOf(kinds.length),
        document_type: only(kinds),
      }
    }),
  }
}

function stateOf(count: number): Match['employee_state'] {
  if (count === 0) return 'unknown'
  return count === 1 ? 'found' : 'ambiguous'
}

function only<One>(found: readonly One[]): One | null {
  return found.length === 1 ? (found[0] ?? null) : null
}

async function peopleByCode(
  context: ProductContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const { rows } = await sql<Person>`
    select employees.id, employees.nhansu_id, employees.full_name from employees
    where ${context.inThisCompany('employees')} and employees.nhansu_id = any(${codes}::text[])
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  return new Map(rows.map((person) => [person.nhansu_id, person]))
}

async function typesInUse({ db, inThisCompany }: ProductContext): Promise<TypeWords> {
  const { rows } = await sql<{ id: number; code: string; name: string }>`
    select id, code, name from document_types
    where ${inThisCompany('document_types')} and is_active and not is_decision`.execute(db)
  return typeWords(rows)
}
