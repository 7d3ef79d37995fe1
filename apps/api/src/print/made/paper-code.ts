import { randomBytes } from 'node:crypto'
import { codeBoxes } from '../../portal/qr-code.ts'
import type { Settings } from '../../settings.ts'
import type { DocxPicture } from '../docx/pictures.ts'
import type { CheckCode } from '../paper.ts'
import { codePicture } from './code-picture.ts'

declare module '../../contract/services.ts' {
  interface Services {
    staffApp: StaffApp
  }
}

/** Where the staff app stands, as its users see it. */
export interface StaffApp {
  /** Without a slash at the end. */
  url: string
  /** False where nobody has said APP_URL, so that `url` is right on this machine alone. */
  isSaid: boolean
}

/** The staff app's place by the settings. */
export function staffApp({ appUrl, isAppUrlSaid }: Settings): StaffApp {
  return { url: appUrl.replace(/\/+$/, ''), isSaid: isAppUrlSaid }
}

const codeBytes = 16

/** A code for a paper that is about to be made: random letters, of which nothing can be guessed. */
export function newPaperCode(): string {
  return randomBytes(codeBytes).toString('base64url')
}

/** What a company's own Word file may name of the code, each with an example. */
export const codeTags = {
  'Mã đối chiếu': 'q4Zt0b2mT9yXw1cV7nKpRA',
  'Địa chỉ đối chiếu': 'https://nhansu.songmay.vn/hop-dong/q4Zt0b2mT9yXw1cV7nKpRA/ban-in',
  'Mã QR đối chiếu': '(hình mã QR của địa chỉ đối chiếu)',
} as const

type CodeTag = keyof typeof codeTags

const pictureMillimetres = 25

/** The code as a Word file has it: text and a picture; address and picture are empty where nobody outside would find it. */
export function codeFacts(
  app: StaffApp,
  code: string,
): { values: Record<CodeTag, string>; pictures: Partial<Record<CodeTag, DocxPicture>> } {
  const values = { 'Mã đối chiếu': code, 'Địa chỉ đối chiếu': '', 'Mã QR đối chiếu': '' }
  if (!app.isSaid) return { values, pictures: {} }
  const address = addressOf(app, code)
  const png = codePicture(codeBoxes(address))
  const picture = { png, millimetres: pictureMillimetres, says: `Mã QR của ${address}` }
  return { values: { ...values, 'Địa chỉ đối chiếu': address }, pictures: { 'Mã QR đối chiếu': picture } }
}

function addressOf({ url }: StaffApp, code: string): string {
  return `${url}/hop-dong/${code}/ban-in`
}

/** The code as it stands on the paper; nothing where nobody outside this machine would find the address. */
export function printedCode(app: StaffApp, code: string): { check?: CheckCode } {
  if (!app.isSaid) return {}
  return {
    check: {
      ...codeBoxes(addressOf(app, code)),
      caption: 'Quét mã để đối chiếu bản in này (cần đăng nhập).',
    },
  }
}
