import { invalidInput } from '../../contract/failure.ts'
import type { Database } from '../../db/connect.ts'
import { fold, piecesToGuess } from './guessable.ts'
import { localWords } from './guessable-words.ts'

/** Whose password it is to be: what belongs to a person is guessed first. */
export interface PasswordOwner {
  login: string
  fullName: string
  nhansuId: string | null
}

/** Three words out of a list are tried within hours; with four or more pieces guessing is not worth while. */
const fewestPieces = 4
/** Shorter entries are syllables, and would make honest Vietnamese sentences look like lists of words. */
const shortestListed = 4

let listed: Promise<ReadonlySet<string>> | undefined

/**
 * Refuses a password that is guessed soon: one of the 49,000 most common ones, or made of little else than such words,
 * the company's and the product's names and the owner's own. There are no rules about kinds of letters. Length is the
 * contract's: 12 to 128 letters, counted as they are read (NFC).
 * @throws ApiFailure 400 on `new_password`
 */
export async function checkNewPassword(
  database: Database,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const common = await commonWords()
  const close = new Set([...personalWords(owner), ...(await companyWords(database))])
  if (piecesToGuess(password, (word) => common.has(word) || close.has(word)) >= fewestPieces) return
  throw invalidInput({
    new_password: [
      'Mật khẩu này dễ đoán vì gần như chỉ gồm từ thông dụng, tên hoặc ngày tháng. Hãy dùng một câu dài hơn mà chỉ bạn nghĩ ra.',
    ],
  })
}

/** Loaded when somebody first chooses a password: the list takes a moment and some memory. */
function commonWords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const passwords = dictionary['passwords-common'].map(fold)
    return new Set([...passwords.filter(({ length }) => length >= shortestListed), ...localWords])
  })
  return listed
}

function personalWords({ login, fullName, nhansuId }: PasswordOwner): string[] {
  return nameWords(fullName, login, nhansuId ?? '')
}

async function companyWords({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; short_name: string; code: string }>(
    'select name, short_name, code from companies',
  )
  return rows.flatMap(({ name, short_name, code }) => nameWords(name, short_name, code))
}

/** Names, and each of their words. */
function nameWords(...names: readonly string[]): string[] {
  return names
    .flatMap((name) => [fold(name), ...name.split(/\s+/).map(fold)])
    .filter(({ length }) => length > 1)
}
