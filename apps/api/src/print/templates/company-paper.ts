import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ResourceName } from '@nhansu/sdk/contract'
import { ApiFailure } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { attached, type FileRow, openFile, type Place } from '../../files/records.ts'
import type { DocxFacts } from '../docx/fill.ts'
import { renderDocx } from '../docx/render-docx.ts'
import type { PaperContext } from '../paper-context.ts'
import { kindOf, type PaperKind } from './paper-kinds.ts'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** How the files of all kinds are kept. */
export const templateKeeping = { ownerKind: 'paper_template', purpose: 'paper_template' } as const

/** Where the file of a kind of paper is kept. */
export function templatePlace(kind: PaperKind): Place {
  return { ...templateKeeping, ownerId: kindOf(kind).place }
}

/** How the files of single types of contracts are kept. */
export const templatesOfTypes = { ownerKind: 'contract_type_template', purpose: 'paper_template' } as const

/** Where the file of contracts of one type is kept. */
export function templatePlaceOfType(contractTypeId: number): Place {
  return { ...templatesOfTypes, ownerId: contractTypeId }
}

/** The template in force at its place. */
export async function templateAt(
  transaction: CompanyTransaction,
  place: Place,
): Promise<FileRow | undefined> {
  const [file] = await attached(transaction, place)
  return file
}

interface CompanyPaper {
  /** The record, and its resource where the operation has another. */
  id: number
  resource?: ResourceName
  name: string
  facts: DocxFacts
  about: readonly number[]
  /** What of their files stands on it that asks for a right: labels, never values. */
  shown?: readonly string[]
  /** Where a file lies that is closer than that of any kind. */
  closest?: Place
}

/**
 * A paper made of the company's own Word file. The trail keeps the hash of what was made and which template it was made of.
 * @param kinds from the closest on; the first that has a file is taken
 * @param name of the file that is handed out, without its ending
 * @param about the employees whom it is about
 * @throws ApiFailure 409 in words where the company has no file for it, or one that is no longer good
 */
export async function companyPaper(
  context: PaperContext,
  kinds: readonly PaperKind[],
  { id, resource, name, facts, about, shown, closest }: CompanyPaper,
): Promise<FileAnswer> {
  const template = await firstOf(context, [...(closest ? [closest] : []), ...kinds.map(templatePlace)])
  if (template === undefined) {
    const titles = kinds.map((kind) => `"${kindOf(kind).title}"`).join(' hoặc ')
    throw new ApiFailure(
      409,
      `Công ty chưa có mẫu Word cho ${titles}. Hãy tải mẫu lên ở trang Mẫu giấy tờ, hoặc in PDF.`,
    )
  }
  const bytes = await buffer((await openFile(context.files, context.companyId, template)).content)
  const answer = await renderDocx({ bytes, facts })
  if ('faults' in answer) {
    throw new ApiFailure(409, `Không lập được bản Word từ mẫu "${template.name}": ${answer.faults.join(' ')}`)
  }
  const sha256 = createHash('sha256').update(answer.file).digest('hex')
  context.audit({
    recordId: id,
    ...(resource && { resource }),
    detail: { form: 'docx', template_id: template.id, sha256 },
    seen: { deed: 'print', employeeIds: about, ...(shown && { shown }) },
  })
  return new FileAnswer({
    name: `${name}.docx`,
    mediaType: docxType,
    size: answer.file.length,
    content: Readable.from([answer.file]),
  })
}

async function firstOf(context: PaperContext, places: readonly Place[]): Promise<FileRow | undefined> {
  for (const place of places) {
    const file = await templateAt(context, place)
    if (file !== undefined) return file
  }
  return undefined
}
