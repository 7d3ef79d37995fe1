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

/** The code as it stands on the paper; nothing where nobody outside this machine would find the address. */
export function printedCode({ url, isSaid }: StaffApp, code: string): { check?: CheckCode } {
  if (!isSaid) return {}
  return {
    check: {
      ...codeBoxes(`${url}/hop-dong/${code}/ban-in`),
      caption: 'Quét mã để đối chiếu bản in này (cần đăng nhập).',
    },
  }
}
