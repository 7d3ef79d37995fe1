import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { judgedSigners, offeredSigners, type PaperToSign, signerOf } from '../documents/public.ts'
import { type WholeContract, writableContracts } from './contract-rows.ts'
import { asksAuthorityNo } from './contract-settings.ts'
import { paperKindOf } from './series-kinds.ts'

/** A signer whose name is typed. */
interface TypedSigner {
  signer_name?: string | null | undefined
  signer_title?: string | null | undefined
  authority_no?: string | null | undefined
}

/** Who signs a paper for the company: an authority of the list of signers, or a typed name. */
export interface AskedSigner extends TypedSigner {
  sign_date: string
  signer_id?: number | undefined
}

/** The signer as he is printed. */
export interface PrintedSigner {
  signer_id: number | null
  signer_name: string | null
  signer_title: string | null
  authority_no: string | null
}

const typedFields = ['signer_name', 'signer_title', 'authority_no'] as const

/** Who may sign these drafts on a day; of everybody else in the list why not. */
export const contractSigners: Handler<'contracts.signers'> = async (
  { body: { ids, sign_date: on } },
  context,
) => {
  const { rows } = await sql<Pick<WholeContract, 'id' | 'kind'>>`
    select id, kind from contracts
    where ${context.inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
      and id = any(${ids}::bigint[])`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  const kinds = new Set(rows.map(({ kind }) => paperKindOf(kind)))
  return offeredFor(
    context,
    [...kinds].map((kind) => ({ kind, on })),
  )
}

/** Who may sign all of these papers, and whether the company asks for the number of his authority. */
export async function offeredFor(context: ProductContext, papers: readonly PaperToSign[]) {
  return { ...(await offeredSigners(context, papers)), asks_authority_no: await asksAuthorityNo(context) }
}

/** A signer as he is printed, and whether he represents the company by law. */
interface Signing {
  signer: PrintedSigner
  isRepresentative: boolean
}

/** The signer of a contract or an appendix as he is printed; like `signingOf`. */
export async function signerOfPaper(
  context: ProductContext,
  kind: PaperToSign['kind'],
  asked: AskedSigner,
): Promise<PrintedSigner> {
  return (await signingOf(context, kind, asked)).signer
}

/**
 * The signer of a contract or an appendix. Where somebody may sign such a paper on that day one of them is chosen, and brings title and
 * number; else the name is typed, as a company that keeps no list does.
 * @param typedBefore what a draft says of him already
 * @throws ApiFailure 400 where none is chosen, or what is typed contradicts him; 409 that says why he may not sign
 */
export async function signingOf(
  context: ProductContext,
  kind: PaperToSign['kind'],
  asked: AskedSigner,
  typedBefore: TypedSigner = {},
): Promise<Signing> {
  const paper: PaperToSign = { kind, on: asked.sign_date }
  if (asked.signer_id !== undefined) return chosen(context, asked.signer_id, paper, asked)
  const judged = await judgedSigners(context, [paper])
  if (judged.some(({ refusals: [refusal] }) => refusal === undefined)) {
    throw invalidInput({ signer_id: ['Vui lòng chọn người ký trong danh sách người được ký.'] })
  }
  const signer = {
    signer_id: null,
    signer_name: asked.signer_name ?? typedBefore.signer_name ?? null,
    signer_title: asked.signer_title ?? typedBefore.signer_title ?? null,
    authority_no: asked.authority_no ?? typedBefore.authority_no ?? null,
  }
  return { signer, isRepresentative: false }
}

async function chosen(
  context: ProductContext,
  id: number,
  paper: PaperToSign,
  asked: AskedSigner,
): Promise<Signing> {
  const authority = await signerOf(context, id, paper).catch((error: unknown) => {
    const isUnknown = error instanceof ApiFailure && error.status === 404
    throw isUnknown ? invalidInput({ signer_id: ['Người ký không tồn tại.'] }) : error
  })
  const { full_name, printed_title, authority_no } = authority
  const printed = { signer_name: full_name, signer_title: printed_title, authority_no }
  const contradicted = typedFields.filter((field) => {
    const typed = asked[field] ?? null
    return typed !== null && typed.trim() !== printed[field]
  })
  if (contradicted.length > 0) {
    const text = 'Khác với danh sách người được ký; để trống, thông tin được lấy theo người ký đã chọn.'
    throw invalidInput(Object.fromEntries(contradicted.map((field) => [field, [text]])))
  }
  return { signer: { signer_id: id, ...printed }, isRepresentative: authority.is_legal_representative }
}
