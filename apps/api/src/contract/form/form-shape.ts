import { type ApiDocument, resolve, type Schema } from '../document.ts'

/** What a form with files may hold; read from an operation's `multipart/form-data` body. */
export interface FormShape {
  /** The parts that are files (`format: binary`), by name. */
  files: ReadonlyMap<string, FilePart>
  /** Bytes of the whole request at most, the frame of the form included. */
  maxBytes: number
  /** Text fields at most, where a page sends more of them than a call does; a name may come several times then. */
  mostTexts?: number
  /** Files of any name are read past, and none is kept. */
  dropsFiles?: boolean
}

/** One part that is a file. */
export interface FilePart {
  /** As a sentence names it: 'Ảnh biểu trưng'. */
  title: string
  /** `x-max-bytes` of the contract. */
  maxBytes: number
  /** Files of this name at most, where a page sends several of one field; they come as a list then. */
  most?: number
  /** `x-purpose` of the contract: what the file is for, where it is stored before the handler runs. */
  purpose?: string
  /** `contentMediaType` of the contract: what the file must be, where its content is read before the handler runs. */
  mediaType?: string
  /** `x-all-sheets` of the contract: all sheets of a workbook are read, not the first alone. */
  allSheets?: boolean
}

/** Bytes of one text field at most; a form of ours holds short answers only. */
export const longestField = 64 * 1024
/** Text fields at most, those included that the contract does not know and that are refused by name later. */
export const mostFields = 20
/** Part headers and boundaries. */
const frame = 16 * 1024

/**
 * Reads the shape of a form from its schema.
 * @throws Error for a file without `x-max-bytes`: nothing of unknown size is ever read
 */
export function formShape(document: ApiDocument, schema: Schema): FormShape {
  const properties = Object.entries(resolve<Schema>(document, schema).properties ?? {})
  const files = new Map(
    properties
      .map(([name, property]) => [name, resolve<Schema>(document, property)] as const)
      .filter(([, property]) => isFile(property))
      .map(([name, property]) => [name, filePart(name, property)] as const),
  )
  const largest = [...files.values()].reduce((sum, { maxBytes }) => sum + maxBytes, 0)
  return { files, maxBytes: largest + mostFields * longestField + frame }
}

/** The schema that a received form is held against: its files have been looked at while they came. */
export function formSchema(document: ApiDocument, schema: Schema): Schema {
  const whole = resolve<Schema>(document, schema)
  const properties = Object.entries(whole.properties ?? {}).map(([name, property]) => {
    const { title, ...rest } = resolve<Schema>(document, property)
    return [name, isFile(rest) ? { title, not: { type: 'string' } } : property]
  })
  return { ...whole, properties: Object.fromEntries(properties) }
}

/** Whether a property of a form is a file. */
function isFile({ format }: Schema): boolean {
  return format === 'binary'
}

function filePart(
  name: string,
  {
    title = name,
    contentMediaType,
    'x-max-bytes': maxBytes,
    'x-purpose': purpose,
    'x-all-sheets': allSheets,
  }: Schema,
): FilePart {
  if (typeof maxBytes !== 'number') throw new Error(`the file ${name} of a form declares no x-max-bytes`)
  return {
    title,
    maxBytes,
    ...(typeof purpose === 'string' && { purpose }),
    ...(typeof contentMediaType === 'string' && { mediaType: contentMediaType }),
    ...(allSheets === true && { allSheets }),
  }
}
