import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseSender } from './mail/addresses.ts'

/**
 * Turns the text of a setting into its value.
 * @throws the end of a Vietnamese sentence that begins with the setting's name: what the text should have been
 */
export type Parse<T> = (text: string) => T

/** What a parser throws. */
export class WrongValue extends Error {}

export const hostName: Parse<string> = (text) => {
  if (!/^[\w.:-]+$/.test(text)) throw new WrongValue('phải là một tên máy hoặc địa chỉ IP')
  return text
}

export function wholeNumber(from: number, to: number): Parse<number> {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= from && value <= to) return value
    throw new WrongValue(`phải là số nguyên từ ${from} đến ${to}`)
  }
}

export const port = wholeNumber(1, 65_535)

export const folder: Parse<string> = (text) => {
  if (text.includes('\0')) throw new WrongValue('phải là đường dẫn của một thư mục')
  return resolve(text)
}

export const yesOrNo: Parse<boolean> = (text) => {
  if (text === '1' || text === '0') return text === '1'
  throw new WrongValue('phải là 1 hoặc 0')
}

export function oneOf<T extends string>(...values: T[]): Parse<T> {
  return (text) => {
    const value = values.find((known) => known === text)
    if (value === undefined) throw new WrongValue(`phải là một trong: ${values.join(', ')}`)
    return value
  }
}

/** A secret that somebody could try to guess at leisure. */
export const passphrase: Parse<string> = (text) => {
  if (text.length >= 12) return text
  throw new WrongValue('phải dài ít nhất 12 ký tự')
}

/** An address of a database; the role, its password and the database stand in it. */
export const databaseUrl: Parse<string> = (text) => {
  const url = URL.parse(text)
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.username && url.pathname.length > 1) return text
  throw new WrongValue('phải có dạng postgres://vai_trò:mật_khẩu@máy_chủ:5432/tên_cơ_sở_dữ_liệu')
}

export const webAddress: Parse<string> = (text) => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongValue('phải là địa chỉ bắt đầu bằng http:// hoặc https://')
  return text.replace(/\/+$/, '')
}

/** A name that is shown on a line of its own. */
export const shortName: Parse<string> = (text) => {
  const name = text.normalize('NFC').trim()
  if (name.length > 0 && name.length <= 200 && !/\p{C}/u.test(name)) return name
  throw new WrongValue('phải là một tên dài 1–200 ký tự, trên một dòng')
}

/** A mail server; its password may stand in the address. */
export const smtpUrl: Parse<string> = (text) => {
  const url = URL.parse(text)
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text
  throw new WrongValue('phải có dạng smtp://tên:mật_khẩu@máy_chủ:587 hoặc smtps://…')
}

/** Who a mail comes from. */
export const mailSender: Parse<{ name: string; address: string }> = (text) => {
  const sender = parseSender(text)
  if (sender) return sender
  throw new WrongValue('phải có dạng Nhân sự <nhansu@example.com> hoặc nhansu@example.com')
}

/** Origins as a browser sends them, separated by commas. */
export const origins: Parse<string[]> = (text) =>
  listOf(text).map((item) => {
    if (URL.parse(item)?.origin === item) return item
    throw new WrongValue('phải là các nguồn cách nhau bằng dấu phẩy, như https://nhansu.example.com')
  })

/** Addresses or networks of proxies, separated by commas. */
export const networks: Parse<string[]> = (text) =>
  listOf(text).map((item) => {
    const [address = '', bits] = item.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    if (isIP(address) && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))) return item
    throw new WrongValue('phải là các địa chỉ IP hoặc mạng cách nhau bằng dấu phẩy, như 10.0.0.0/8')
  })

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** A name or a key without spaces. */
export const word: Parse<string> = (text) => {
  if (!/\s/.test(text)) return text
  throw new WrongValue('không được có khoảng trắng')
}

/** A socket in the file system, or a host with a port. */
export const clamdPlace: Parse<{ path: string } | { host: string; port: number }> = (text) => {
  if (text.startsWith('/')) return { path: text }
  const [, host, number] = /^([\w.-]+):(\d+)$/.exec(text) ?? []
  if (host !== undefined && number !== undefined) return { host, port: port(number) }
  throw new WrongValue('phải có dạng tên_máy:cổng, hoặc là đường dẫn của một socket')
}
