import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiFailure, invalidInput } from '../failure.ts'
import { type FormShape, longestField, mostFields } from './form-shape.ts'
import { type Incoming, incomingIn, tooLarge } from './incoming.ts'
import { discardRest, type Pace, uploadPace, watchPace } from './pace.ts'
import type { ReceivedFile } from './received-file.ts'

/** How the forms of one operation are received. */
export interface FormReading {
  shape: FormShape
  /** Where files lie while the request lasts. */
  folder: string
  pace?: Pace
}

/** A form as it came: texts, and files that have arrived whole. */
export type FormValues = Record<string, unknown>

/** A form that has arrived whole and fits its contract. */
export interface ArrivedForm {
  shape: FormShape
  values: FormValues
  request: FastifyRequest
  /** The company that its files belong to: of the session, or of the link that a stranger came by. */
  companyId: number | null
}

/** Does something with the files of a form before the handler gets them, and cleans up after it. */
export type FormStep = (form: ArrivedForm, next: () => Promise<unknown>) => Promise<unknown>

/**
 * Receives a form, lets `work` have it, and leaves no temporary file behind, however either of them ends.
 * Limits hold while reading, so that nothing too large is ever kept.
 * @throws ApiFailure 415 for what is no form, 413 for too much, 408 for too slow, 400 for a form that cannot be read
 */
export async function withForm<T>(
  request: FastifyRequest,
  { shape, folder, pace = uploadPace }: FormReading,
  work: (values: FormValues) => Promise<T>,
): Promise<T> {
  const incoming = incomingIn(folder)
  const watch = watchPace(request.raw, pace)
  const stopped = new AbortController()
  const reading = readForm(request, shape, incoming, stopped.signal)
  try {
    const values = await Promise.race([reading, watch.tooSlow])
    watch.end()
    return await work(values)
  } catch (error) {
    stopped.abort()
    discardRest(request.raw)
    throw error
  } finally {
    watch.end()
    await incoming.remove()
    // A part that was still being written when the line fell silent ends with its connection.
    if (stopped.signal.aborted)
      void reading
        .catch(() => {})
        .then(() => incoming.remove())
        // What cannot be removed now, the sweep takes.
        .catch(() => {})
  }
}

async function readForm(
  request: FastifyRequest,
  shape: FormShape,
  incoming: Incoming,
  stopped: AbortSignal,
): Promise<FormValues> {
  if (!request.isMultipart()) throw new ApiFailure(415, 'Hãy gửi dữ liệu dưới dạng biểu mẫu có tệp.')
  refuseAnnounced(request, shape)
  const values: FormValues = {}
  let received = 0
  try {
    for await (const part of request.parts(limitsOf(shape))) {
      stopped.throwIfAborted()
      const { fieldname: name } = part
      if (shape.dropsFiles === true && part.type === 'file') {
        received += await readPast(part)
        if (received > shape.maxBytes) throw new ApiFailure(413)
        continue
      }
      if (shape.mostTexts !== undefined && part.type !== 'file') {
        const before = values[name]
        addValue(values, name, [...(Array.isArray(before) ? before : []), textOf(part)])
        continue
      }
      const before = Object.hasOwn(values, name) ? values[name] : undefined
      const isList = part.type === 'file' && shape.files.get(name)?.most !== undefined
      if (before !== undefined && !isList) throw invalidInput({ [name]: ['Trường này bị lặp lại.'] })
      if (part.type !== 'file') {
        addValue(values, name, textOf(part))
        continue
      }
      const file = await fileOf(part, shape, incoming)
      received += file.size
      // A request without a length was not refused by it.
      if (received > shape.maxBytes) throw new ApiFailure(413)
      addValue(values, name, isList ? [...(Array.isArray(before) ? before : []), file] : file)
    }
  } catch (error) {
    throw parserFailure(error, request) ?? error
  }
  return values
}

/** @returns its bytes, which are kept nowhere */
async function readPast({ file }: MultipartFile): Promise<number> {
  let bytes = 0
  for await (const piece of file) bytes += (piece as Buffer).length
  return bytes
}

/** Defined, so that no name of a field does what an assignment to it would. */
function addValue(values: FormValues, name: string, value: unknown): void {
  Object.defineProperty(values, name, { value, enumerable: true, configurable: true })
}

/** Files of a form at most that are read past. */
const mostDropped = 100

function limitsOf(shape: FormShape) {
  // One more than declared may begin, so that a file of an unknown name is refused by that name.
  const files =
    shape.dropsFiles === true
      ? mostDropped
      : [...shape.files.values()].reduce((sum, { most = 1 }) => sum + most, 1)
  const fields = shape.mostTexts ?? mostFields
  return {
    limits: {
      files,
      fields,
      parts: files + fields,
      fieldSize: longestField,
      fieldNameSize: 100,
      headerPairs: 20,
      // Each file has a limit of its own, which ends it at once; the parser would read on to the end of the part.
      fileSize: shape.maxBytes,
    },
  }
}

/** Refuses by the announced length, so that a body that is too long need not be sent. */
function refuseAnnounced(request: FastifyRequest, { files, maxBytes }: FormShape): void {
  if (Number(request.headers['content-length'] ?? 0) <= maxBytes) return
  const [only, ...others] = files.values()
  throw only !== undefined && others.length === 0 ? tooLarge(only) : new ApiFailure(413)
}

async function fileOf(part: MultipartFile, { files }: FormShape, incoming: Incoming): Promise<ReceivedFile> {
  const { fieldname, filename, file } = part
  const declared = files.get(fieldname)
  if (declared === undefined) {
    throw invalidInput({ [fieldname]: [`Trường "${fieldname}" không được chấp nhận.`] })
  }
  return incoming.receive(declared, filename, file)
}

function textOf({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): unknown {
  if (valueTruncated || fieldnameTruncated) throw new ApiFailure(413)
  if (typeof value !== 'string') throw invalidInput({ [fieldname]: ['Trường này phải là văn bản.'] })
  return value
}

const limitCodes = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** What a form that cannot be read means to the user. What failed of ours stays what it is. */
function parserFailure(error: unknown, request: FastifyRequest): ApiFailure | undefined {
  if (error instanceof ApiFailure) return undefined
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (limitCodes.has(code)) return new ApiFailure(413, 'Biểu mẫu có quá nhiều phần.')
  if (syscall !== undefined && !request.raw.destroyed) return undefined
  return new ApiFailure(400, 'Tệp gửi lên chưa trọn vẹn. Vui lòng gửi lại.')
}
