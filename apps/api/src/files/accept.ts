import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import { ApiFailure } from '../contract/failure.ts'
import type { ReceivedFile } from '../contract/form/received-file.ts'
import type { AcceptedBlob } from './accepted.ts'
import { blobKey } from './blob-store.ts'
import type { Files } from './files.ts'
import type { Purpose } from './purposes.ts'
import { checkKept, redraw, type Square } from './redraw.ts'

/**
 * Looks at a received file and keeps its bytes: type by content, scan, image drawn anew, store. It is done before a
 * transaction begins, because a scanner and a store far away take their time; what no record takes is given up again.
 * @param square what is kept of a picture; without it the whole is
 * @throws ApiFailure 400 for what its purpose does not take or a scanner finds something in; 503 when the store is away
 */
export async function accept(
  { store, scanner }: Pick<Files, 'store' | 'scanner'>,
  companyId: number,
  file: Pick<ReceivedFile, 'path' | 'size' | 'sha256'>,
  purpose: Purpose,
  square?: Square,
): Promise<AcceptedBlob> {
  if (file.size === 0) throw new ApiFailure(400, 'Tệp không có nội dung (0 byte). Vui lòng chọn lại tệp.')
  const type = await fileTypeFromFile(file.path)
  if (type === undefined || !Object.hasOwn(purpose.types, type.mime)) throw wrongType(purpose, type?.mime)
  const verdict = await scanner.scan(file.path)
  if (verdict.state === 'infected') throw infected(verdict.found, file.sha256)
  const image = type.mime.startsWith('image/') ? purpose.image : undefined
  if (image === undefined && type.mime.startsWith('image/')) await checkKept(file.path)
  const drawn = image && (await redraw(file.path, image, square))
  try {
    const content = drawn === undefined ? file : await measure(drawn)
    const blob = randomBytes(16).toString('hex')
    await store.put(blobKey(companyId, blob), content.path)
    const { size, sha256 } = content
    const mediaType = image === undefined ? type.mime : `image/${image.as ?? 'png'}`
    return { blob, size, sha256, mediaType, scanState: verdict.state }
  } finally {
    if (drawn !== undefined) await rm(drawn, { force: true })
  }
}

/** What is to be known of a file that was made here. */
export async function measure(path: string): Promise<{ path: string; size: number; sha256: string }> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { path, size: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** What Office wrote before 2007 and writes behind a password, and what Word writes with macros in it. */
const oldOffice = 'application/x-cfb'
const wordsToSaveAnew: ReadonlySet<string> = new Set([
  oldOffice,
  'application/vnd.ms-word.document.macroenabled.12',
])
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function wrongType({ types }: Purpose, sent?: string): ApiFailure {
  if (sent !== undefined && wordsToSaveAnew.has(sent) && Object.hasOwn(types, docx)) {
    const refused = Object.hasOwn(types, oldOffice)
      ? 'tệp có macro'
      : 'tệp DOC, XLS, tệp có macro hoặc đặt mật khẩu'
    const paper = Object.hasOwn(types, 'application/pdf') ? 'PDF hoặc DOCX' : 'DOCX'
    return new ApiFailure(
      400,
      `Không nhận ${refused}. Hãy mở tệp, bỏ macro và mật khẩu, lưu thành ${paper}, rồi chọn tệp vừa lưu.`,
    )
  }
  const words = Object.values(types).join(', ')
  return new ApiFailure(400, `Định dạng tệp không được hỗ trợ. Vui lòng chọn tệp ${words}.`)
}

function infected(found: string, sha256: string): ApiFailure {
  return new ApiFailure(400, 'Tệp có chứa mã độc nên đã bị từ chối. Hãy quét vi-rút máy tính của bạn.', {
    trail: { detail: { infected: found.slice(0, 100), sha256 } },
  })
}
