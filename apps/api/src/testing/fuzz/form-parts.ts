import * as fc from 'fast-check'
import { documents, resolve, type Schema } from '../../contract/document.ts'
import type { Operation } from '../../contract/operations.ts'
import { exampleImports } from '../import-file.ts'
import { valuesOf } from './values.ts'

/** One part of a form: a text, or a file when it has a name. */
export interface FormPart {
  name: string
  content: string | Buffer
  fileName?: string
}

const boundary = 'ranh-gioi-cua-bieu-mau'
const hostileNames = [
  'danh-sach.xlsx',
  '../../x.xlsx',
  'a";x="b.xlsx',
  '\u202Efdp.exe',
  `${'n'.repeat(300)}.xlsx`,
]
const workbooks = new Map<string, Buffer>(
  await Promise.all(
    [...exampleImports].map(
      async ([resource, file]) => [resource, Buffer.from(await file.arrayBuffer())] as const,
    ),
  ),
)
/** Files that are not what they are taken for, or end in the middle. */
const otherFiles = [
  Buffer.alloc(0),
  Buffer.from('Mã;Tên\nA;B\n'),
  Buffer.from('PK\u0003\u0004'),
  Buffer.from('<html><script>alert(1)</script>'),
]

/** The parts of a form that its operation takes; what its files hold may still be refused. */
export function formsOf({
  api,
  body,
  form,
  resource,
}: Operation): fc.Arbitrary<readonly FormPart[] | undefined> {
  if (!body || !form) return fc.constant(undefined)
  const { properties = {}, required = [] } = resolve<Schema>(documents[api], body)
  const whole = workbooks.get(resource)
  const contents = whole ? [whole, whole, whole.subarray(0, whole.length / 2), ...otherFiles] : otherFiles
  const made = Object.entries(properties).map(([name, property]) => {
    const part = form.files.has(name)
      ? fc.record({ content: fc.constantFrom(...contents), fileName: fc.constantFrom(...hostileNames) })
      : valuesOf(api, property, name).map((value) => ({ content: String(value) }))
    return [name, part.map((rest): FormPart => ({ name, ...rest }))] as const
  })
  return fc
    .record(Object.fromEntries(made), { requiredKeys: [...required] })
    .map((parts) => Object.values<FormPart | undefined>(parts).filter((part) => part !== undefined))
}

/** Forms that differ from a good one in one place which the contract forbids. */
export function wrongForms(
  parts: readonly FormPart[],
): readonly { wrong: string; form: readonly FormPart[] }[] {
  return [
    { wrong: 'an unknown part', form: [...parts, { name: 'khong_co', content: '1' }] },
    { wrong: 'an unknown file', form: [...parts, { name: 'khong_co', content: 'x', fileName: 'x.pdf' }] },
    ...parts.flatMap((part, index) => [
      { wrong: `${part.name} twice`, form: [...parts, part] },
      ...(part.fileName === undefined
        ? []
        : [
            { wrong: `no ${part.name}`, form: parts.toSpliced(index, 1) },
            {
              wrong: `${part.name} as a text`,
              form: parts.with(index, { name: part.name, content: 'chữ' }),
            },
          ]),
    ]),
  ]
}

/** A form as it goes over the wire. */
export function writeForm(parts: readonly FormPart[]): { type: string; payload: Buffer } {
  const written = parts.flatMap(({ name, content, fileName }) => {
    const file =
      fileName === undefined
        ? ''
        : `; filename="${fileName.replaceAll('"', '%22')}"\r\ncontent-type: application/octet-stream`
    return [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]
  })
  const payload = Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, payload }
}
