import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Demo accounts that the screens can be seen with, by what they may do. */
const roles = {
  administrator: 'hungtq',
  'hr-head': 'haptt',
  'hr-officer': 'chaulm',
  'unit-head': 'thangvv',
  employee: 'nhungdth',
} as const

/** What is asked for on the command line. */
export interface ShotOptions {
  /** The folder for the pictures. */
  out: string
  /** The demo account that signs in. */
  login: string
  /** Only screens whose path begins so. */
  only: string
}

const usage = `npm run shots -- --out DIR [--role ${Object.keys(roles).join('|')}] [--only /nhan-vien]`

/** Reads the command line; a wrong one ends the program with one sentence. */
export function readOptions(): ShotOptions {
  try {
    const { values } = parseArgs({
      options: {
        out: { type: 'string' },
        role: { type: 'string', default: 'administrator' },
        only: { type: 'string', default: '/' },
      },
    })
    const login = Object.entries(roles).find(([role]) => role === values.role)?.[1]
    if (values.out === undefined || login === undefined) throw new Error(usage)
    // The folder is named from where the command was typed, not from the folder that npm runs it in.
    const out = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.out)
    return { out, login, only: values.only }
  } catch (error) {
    console.error(error instanceof Error && error.message !== usage ? `${error.message}\n${usage}` : usage)
    return process.exit(2)
  }
}
