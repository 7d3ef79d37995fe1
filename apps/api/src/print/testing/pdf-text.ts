import { inflateSync } from 'node:zlib'

/** What a PDF of ours says, page by page, without any space: words stand at places of their own. */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const letters = new Map<string, ReadonlyMap<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      if (map !== undefined) letters.set(name, lettersOf(objects.get(map)?.content ?? ''))
    }
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head))
  return pages.map(({ head }) => {
    const id = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? ''
    return shownBy(objects.get(id)?.content ?? '', letters).replaceAll(/\s/g, '')
  })
}

function objectsOf(pdf: Buffer): Map<string, { head: string; content: string }> {
  const text = pdf.toString('latin1')
  const found = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)]
  return new Map(
    found.map(([, id = '', body = '']) => {
      const [head = '', stream] = body.split('stream\n', 2)
      const content = stream?.replace(/\nendstream$/, '') ?? ''
      const inflated = head.includes('/FlateDecode') && stream !== undefined ? inflate(content) : content
      return [id, { head, content: inflated }]
    }),
  )
}

function inflate(content: string): string {
  try {
    return inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  } catch {
    // Fonts and pictures may hold the words that end an object; their content is not read here.
    return ''
  }
}

/** `<0001> <0003> [<0041> <00420043> <1ea1>]`: which letters each glyph stands for. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0')
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return letters
}

function shownBy(content: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined
  let said = ''
  for (const [, name, array = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = letters.get(name)
    for (const [, hex = ''] of array.matchAll(/<([0-9a-f]+)>/gi)) {
      said += hex.replaceAll(/..../g, (glyph) => font?.get(glyph) ?? '\uFFFD')
    }
  }
  return said
}
