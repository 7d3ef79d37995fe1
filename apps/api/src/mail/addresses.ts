import { domainToASCII } from 'node:url'

/** One plain mailbox: no display name, no list, no quoting, nothing that could begin a header or a second recipient. */
const mailbox =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether mail can be sent to exactly this address. */
export function isMailAddress(text: string): boolean {
  // RFC 5321, 4.5.3.1.
  return text.length <= 254 && text.indexOf('@') <= 64 && mailbox.test(text)
}

/** 'Nhân sự <nhansu@example.com>' or a bare address, in its two parts; undefined for anything else. */
export function parseSender(text: string): { name: string; address: string } | undefined {
  const [, name = '', bracketed] = /^([^<>\r\n]*)<([^<>\r\n]*)>$/.exec(text) ?? []
  const address = (bracketed ?? text).trim()
  return isMailAddress(address) ? { name: name.trim(), address } : undefined
}

/** The domain of an address, for the names of messages. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost'
}

/** Whether a text holds nothing that would begin a new header or hide what follows. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text)
}
