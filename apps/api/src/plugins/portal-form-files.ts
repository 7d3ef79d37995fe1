import type { Schemas } from '@nhansu/sdk/contract'
import type { FormFaults, TypedForm } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyRequest } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import type { FormShape } from '../contract/form/form-shape.ts'
import { tooLarge } from '../contract/form/incoming.ts'
import { withForm } from '../contract/form/read-form.ts'
import { ReceivedFile } from '../contract/form/received-file.ts'
import { operationNamed } from '../contract/operations.ts'
import { packedRows } from './portal-experiences.ts'
import type { SentForm } from './portal-forms.ts'

type Kind = Schemas['ApplicationFileKind']
type Uploaded = Schemas['ApplicationUploaded']

/** A field of a page's form in which a file is chosen, and what the call that takes it calls such a file. */
interface FileField {
  name: string
  kind: Kind
}

/** Those that every form may have, and one for each question that is answered by a file. */
export function fileFields({ questions }: Pick<Schemas['ExternalForm'], 'questions'>): FileField[] {
  const asked = questions.filter(({ kind }) => kind === 'file')
  return [
    { name: 'cv', kind: 'cv' },
    { name: 'photo', kind: 'photo' },
    ...asked.map(({ key }): FileField => ({ name: `answer.${key}`, kind: 'answer' })),
  ]
}
/** Texts of a page's form, one for each box that is ticked. */
const mostTexts = 400
const megabyte = 1024 * 1024
/** A file that is too large is received up to here, so that what was typed beside it is not lost. */
const mostOfFile = 32 * megabyte
/** Bytes of a page's form: as many photos as a paper may have, each as large as may be, and the picture. */
export const mostOfForm = 96 * megabyte
/** Files of one field that are received, for the same reason more than are taken. */
const mostFiles = 20

/** The files of the call that takes them, by their names. */
function declaredFiles(): FormShape['files'] {
  const { form } = operationNamed('externals.upload')
  if (form === undefined) throw new Error('externals.upload takes no form')
  return form.files
}

/** The form of the page: those files, beside everything that is typed. */
function pageShape(fields: readonly FileField[]): FormShape {
  const declared = declaredFiles()
  const files = fields.flatMap(({ name, kind }) => {
    const part = declared.get(kind)
    return part === undefined ? [] : [[name, { ...part, maxBytes: mostOfFile, most: mostFiles }] as const]
  })
  return { files: new Map(files), maxBytes: mostOfForm, mostTexts }
}

/**
 * What was typed into a page's form, without its files.
 * @throws ApiFailure 413 for too much, 408 for too slow, 400 for what cannot be read
 */
export async function typedWithFiles(request: FastifyRequest, folder: string): Promise<TypedForm> {
  const shape = { files: new Map(), maxBytes: mostOfForm, mostTexts, dropsFiles: true }
  // Every text of such a form is a list of them.
  return withForm(request, { shape, folder }, async (values) =>
    packedRows(values as Record<string, string[]>),
  )
}

/** The form of the page that adds a paper: what the call takes. */
export function paperShape(): FormShape {
  const { form } = operationNamed('externals.addPaper')
  if (form === undefined) throw new Error('externals.addPaper takes no form')
  return form
}

/**
 * Receives a page's form with its files, lets `work` have it, and leaves no temporary file behind.
 * @throws ApiFailure 413 for too much, 408 for too slow, 400 for what cannot be read
 */
export function withFiles<T>(
  request: FastifyRequest,
  { folder, fields }: { folder: string; fields: readonly FileField[] },
  work: (sent: SentForm) => Promise<T>,
): Promise<T> {
  return withForm(request, { shape: pageShape(fields), folder }, (values) => {
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string[]] => filesIn(entry[1]).length === 0,
    )
    const files = Object.fromEntries(
      fields.flatMap(({ name }) => {
        const chosen = filesIn(values[name])
        // A field in which nothing was chosen comes as one file without a name and a byte; an empty one has its name.
        const isEmpty = chosen.length <= 1 && chosen.every(({ isNamed, size }) => size === 0 && !isNamed)
        return isEmpty ? [] : [[name, chosen]]
      }),
    )
    return work({ typed: packedRows(Object.fromEntries(texts)), files })
  })
}

function filesIn(value: unknown): ReceivedFile[] {
  return Array.isArray(value) ? value.filter((each) => each instanceof ReceivedFile) : []
}

/**
 * Hands the chosen files over, so that the form can be shown once more and sent without them: their handles stand beside
 * what was typed. What cannot be taken is a fault of its field; an earlier choice stays.
 */
export async function sentFiles(
  { typed, files = {} }: SentForm,
  fields: readonly FileField[],
  upload: (chosen: { kind: Kind; files: readonly ReceivedFile[] }) => Promise<Uploaded>,
): Promise<{ typed: TypedForm; faults: FormFaults }> {
  const kept: Record<string, readonly string[]> = { ...typed }
  const faults: Record<string, string> = {}
  for (const { name: field, kind } of fields) {
    if (kept[`${field}.drop`] !== undefined) forget(kept, field)
    const chosen = files[field]
    if (chosen === undefined) continue
    const declared = declaredFiles().get(kind)
    try {
      if (declared !== undefined && chosen.some(({ size }) => size > declared.maxBytes))
        throw tooLarge(declared)
      const { handle, name, size } = await upload({ kind, files: chosen })
      Object.assign(kept, {
        [`${field}.handle`]: [handle],
        [`${field}.name`]: [name],
        [`${field}.size`]: [String(size)],
      })
    } catch (error) {
      if (!(error instanceof ApiFailure) || ![400, 413, 429, 503].includes(error.status)) throw error
      faults[field] = error.detail.errors?.[kind]?.[0] ?? error.message
    }
  }
  return { typed: kept, faults }
}

/** What was typed, without the files that a fault was found in: sending again without choosing anew must not fail again. */
export function withoutFaulty(typed: TypedForm, faults: FormFaults): TypedForm {
  const kept: Record<string, readonly string[]> = { ...typed }
  for (const field of Object.keys(faults)) forget(kept, field)
  return kept
}

function forget(typed: Record<string, readonly string[]>, field: string): void {
  for (const part of ['handle', 'name', 'size', 'drop']) delete typed[`${field}.${part}`]
}
