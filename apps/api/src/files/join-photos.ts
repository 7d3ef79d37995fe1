import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { ApiFailure } from '../contract/failure.ts'
import type { FilePart } from '../contract/form/form-shape.ts'
import { tooLarge } from '../contract/form/incoming.ts'
import { ReceivedFile } from '../contract/form/received-file.ts'
import { Turns } from '../contract/turns.ts'
import { measure } from './accept.ts'
import { paperPhotos, type Purpose } from './purposes.ts'
import { redraw } from './redraw.ts'

/** Photos that one paper is made of at most. */
const mostPhotos = 8
/** Points around a photo on its page. */
const margin = 18
/** Papers that are put together at once: each holds its pages in memory, some 10 MB at most. */
const joining = new Turns(2)
/** They have one line: nobody is known by name. */
const everybody = 0

/**
 * Runs with the one file that a field is to have: the file that was chosen, or the PDF that photos of a paper become, one
 * page each in the order in which they were sent. It is gone when `work` ends.
 * @param purpose a single picture that it takes as it is stays as it is
 * @throws ApiFailure 400 for what is no photo, 413 for too much, 503 when too many wait
 */
export async function asOneFile<T>(
  files: readonly ReceivedFile[],
  part: FilePart,
  { types }: Purpose,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const [first] = files
  if (first === undefined) throw new Error('no file was chosen')
  if (files.length === 1) {
    const type = (await fileTypeFromFile(first.path))?.mime ?? ''
    if (Object.hasOwn(types, type) || !Object.hasOwn(paperPhotos.types, type)) return work(first)
  }
  await checkPhotos(files)
  const path = join(dirname(first.path), randomBytes(16).toString('hex'))
  try {
    await joining.take(everybody, () => drawPages(files, path))
    const measured = await measure(path)
    if (measured.size > part.maxBytes) throw tooLarge(part)
    return await work(new ReceivedFile({ ...measured, name: `${part.title} (${files.length} ảnh).pdf` }))
  } finally {
    await rm(path, { force: true })
  }
}

async function checkPhotos(files: readonly ReceivedFile[]): Promise<void> {
  if (files.length > mostPhotos)
    throw new ApiFailure(400, `Bạn chọn ${files.length} ảnh. Vui lòng chọn không quá ${mostPhotos} ảnh.`)
  for (const { path, name } of files) {
    const type = (await fileTypeFromFile(path))?.mime ?? ''
    if (!Object.hasOwn(paperPhotos.types, type))
      throw new ApiFailure(
        400,
        `${name} không phải là ảnh JPG, PNG hoặc WebP. Chỉ ảnh mới được gộp; tệp PDF hoặc DOCX thì chọn một tệp.`,
      )
  }
}

/** Draws one photo after the other, so that only one is decoded at a time. */
async function drawPages(photos: readonly ReceivedFile[], path: string): Promise<void> {
  const document = new PDFDocument({ autoFirstPage: false, lang: 'vi', info: { Producer: 'Nhân sự' } })
  const written = pipeline(document, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  // It is awaited below; until then a disk that is full is no unhandled failure.
  written.catch(() => {})
  try {
    for (const photo of photos) await drawPage(document, photo)
    document.end()
  } catch (error) {
    document.destroy()
    await written.catch(() => {})
    throw error
  }
  await written
}

async function drawPage(document: PDFKit.PDFDocument, { path, name }: ReceivedFile): Promise<void> {
  const drawn = await redraw(path, paperPhotos.image).catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || error.status !== 400) throw error
    throw new ApiFailure(400, `${name}: ${error.message}`)
  })
  try {
    const picture = await sharp(drawn).metadata()
    const layout = picture.width > picture.height ? 'landscape' : 'portrait'
    document.addPage({ size: 'A4', layout, margin: 0 })
    const { width, height } = document.page
    const fit: [number, number] = [width - 2 * margin, height - 2 * margin]
    document.image(drawn, margin, margin, { fit, align: 'center', valign: 'center' })
  } finally {
    await rm(drawn, { force: true })
  }
}
