import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { type NumberKind, numberKindLabels } from '@nhansu/sdk/domains/numbers'
import { sql } from 'kysely'
import { type ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { Series, SeriesKind } from '../../numbers/series.ts'

interface OfType {
  decision_type: number | undefined
  contract_type_id: number | null | undefined
}
type Named = Pick<Series, 'kind' | 'contract_type_name'>

/** A series that a company begins for one type, and what is said where there is one. */
interface OwnKind {
  kind: SeriesKind
  already: ApiFailure
}

/**
 * The own series of one type of decisions or of contracts.
 * @throws ApiFailure 400 for none or both, and for a type of contracts that has no numbers of its own
 */
export async function ownKindOf(context: ProductContext, asked: OfType): Promise<OwnKind> {
  const { decision_type: decision, contract_type_id: contract = null } = asked
  if (contract !== null && decision === undefined) return ofContracts(context, contract)
  const kind = decision === undefined ? undefined : ownKinds[decision]
  if (kind === undefined || contract !== null)
    throw invalidInput({ decision_type: ['Hãy chọn một loại quyết định, hoặc một loại hợp đồng.'] })
  return { kind, already: invalidInput({ decision_type: ['Loại quyết định này đã được đánh số riêng.'] }) }
}

async function ofContracts({ db, inThisCompany }: ProductContext, id: number): Promise<OwnKind> {
  const { rows } = await sql<{ kind: string }>`
    select kind from contract_types where ${inThisCompany('contract_types')} and id = ${id}`.execute(db)
  const refused = (text: string) => invalidInput({ contract_type_id: [text] })
  if (rows[0] === undefined) throw refused('Không tìm thấy loại hợp đồng này.')
  if (rows[0].kind === 'appendix') throw refused('Phụ lục được đánh số theo hợp đồng mà nó bổ sung.')
  return { kind: `contract_type_${id}`, already: refused('Loại hợp đồng này đã được đánh số riêng.') }
}

const ownKinds: Readonly<Record<number, SeriesKind>> = Object.fromEntries(
  // The kinds of numbers have one for each type.
  Object.keys(decisionTypeLabels).map((type) => [Number(type), `decision_${type}` as SeriesKind]),
)

const isOfContractType = (kind: SeriesKind): kind is `contract_type_${number}` =>
  kind.startsWith('contract_type_')

/** Whether a company has begun the series for one type, and may give it up. */
export function isOwn({ kind }: Pick<Series, 'kind'>): boolean {
  return isOfContractType(kind) || Object.values(ownKinds).includes(kind)
}

/** Kinds of contracts that are numbered together where a type has no series of its own. */
const ofContractKinds: ReadonlySet<string> = new Set([
  'labour_contract',
  'probation_contract',
  'training_contract',
])

/** Whether two series would be taken for each other, were they written alike: those of decisions, and an own one of contracts. */
export function mustDiffer(one: Pick<Series, 'kind'>, other: Pick<Series, 'kind'>): boolean {
  if (one.kind === other.kind) return false
  const [ofOne, ofOther] = [familyOf(one.kind), familyOf(other.kind)]
  if (ofOne === undefined || ofOne !== ofOther) return false
  return ofOne === 'decision' || isOfContractType(one.kind) || isOfContractType(other.kind)
}

function familyOf(kind: SeriesKind): 'decision' | 'contract' | undefined {
  if (kind.startsWith('decision')) return 'decision'
  return isOfContractType(kind) || ofContractKinds.has(kind) ? 'contract' : undefined
}

/** The kind by which whoever reads of a series knows it; which type of contracts it is stands beside. */
export function shownKind(kind: SeriesKind): NumberKind {
  return isOfContractType(kind) ? 'contract_type' : kind
}

/** As a sentence calls a series. */
export function seriesLabel({ kind, contract_type_name: name }: Named): string {
  return name === null ? numberKindLabels[shownKind(kind)] : `Hợp đồng: ${name}`
}
