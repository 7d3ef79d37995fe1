import { randomBytes } from 'node:crypto'
import { codeBoxes } from '../../portal/qr-code.ts'
import type { Settings } from '../../settings.ts'
import type { CheckCode } from '../paper.ts'

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
} as const

/** The code as text, for a Word file; the address is empty where nobody outside this machine would find it. */
export function codeFacts(app: StaffApp, code: string): Record<keyof typeof codeTags, string> {
  return { 'Mã đối chiếu': code, 'Địa chỉ đối chiếu': app.isSaid ? addressOf(app, code) : '' }
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
