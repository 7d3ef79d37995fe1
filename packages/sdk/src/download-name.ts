/**
 * The file name in a Content-Disposition header (RFC 6266): `filename*` with its encoding (RFC 5987) before the plain
 * `filename`. Folders, control characters and leading dots are taken off, so that the name is only a name.
 *
 * @returns undefined when the header holds no usable name
 */
export function fileNameFrom(header: string | null): string | undefined {
  if (header === null) return undefined
  const name = extended(header) ?? quoted(header) ?? /;\s*filename\s*=\s*([^\s;"]+)/i.exec(header)?.[1]
  return name === undefined ? undefined : bare(name)
}

function extended(header: string): string | undefined {
  const [, charset, encoded] = /;\s*filename\*\s*=\s*([\w-]+)'[^']*'([^\s;]+)/i.exec(header) ?? []
  if (charset === undefined || encoded === undefined) return undefined
  try {
    // ISO-8859-1 is the other charset the RFC knows; its bytes are the code points.
    return charset.toLowerCase() === 'utf-8' ? decodeURIComponent(encoded) : unescapeLatin(encoded)
  } catch {
    // Broken encoding: the plain name next to it is the fallback.
    return undefined
  }
}

function unescapeLatin(encoded: string): string {
  return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function quoted(header: string): string | undefined {
  const text = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1')
  if (text === undefined || !/[\u0080-\u00ff]/.test(text)) return text
  try {
    // Browsers and Node hand over header bytes as Latin-1; many servers wrote UTF-8 there.
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    )
  } catch {
    return text
  }
}

function bare(name: string): string | undefined {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/\p{Cc}/gu, '')
    .replace(/^\.+/, '')
    .trim()
  return clean === '' ? undefined : clean.normalize('NFC')
}
