import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Schemas } from '@nhansu/sdk/contract'

/** A running portal on this machine, and the campaign that everybody applies in. */
export interface Place {
  port: number
  word: string
}

/** One of a crowd: each comes from a network of his own, all of them on this machine. */
export interface Applicant {
  network: string
  phone: string
  /** Bytes of his CV; none where he sends no file. */
  cvBytes: number
}

/** What became of an application: its reference once its sender was told that it has arrived. */
export interface Outcome {
  reference?: string
  /** How often he was told to come again. */
  told: number
  /** From the first byte of CV or form until he was answered at last. */
  milliseconds: number
  /** The answer of another kind that ended it. */
  refused?: string
}

/** The n-th of a crowd; never twice the same network or number. */
export function applicant(at: number, cvBytes: number): Applicant {
  const [high, low] = [Math.floor(at / 200), at % 200]
  return { network: `127.7.${high}.${low + 1}`, phone: `09${String(30_000_000 + at)}`, cvBytes }
}

/** What a form may require beside name, birthday, number and answers. */
const typed = new Set<string>(['cv', 'address'])

/** The word of the first open campaign of a portal whose form takes a CV and requires nothing that the crowd has not. */
export async function campaignWithCv(port: number): Promise<string> {
  const list = await ask({ port, network: '127.0.0.1', path: '/api/externals/recruitments' })
  // Our own server's envelope.
  const { recruitments } = list.data as { recruitments: { id: string }[] }
  for (const { id } of recruitments) {
    const { data } = await ask({ port, network: '127.0.0.1', path: `/api/externals/recruitments/${id}/form` })
    const { form } = data as { form: Schemas['ExternalForm'] }
    const asked = new Map(form.fields.map(({ field, need }) => [field, need]))
    const isSimple = [...asked].every(([field, need]) => need === 'optional' || typed.has(field))
    if (asked.has('cv') && isSimple) return id
  }
  throw new Error('no open campaign takes a CV')
}

/**
 * Opens the form, thinks, sends the CV and then the form, and comes again with the same one as long as he is told to.
 * @param think milliseconds that he types; under three seconds HR looks at him first
 * @param presses how often at once he presses 'Gửi hồ sơ'
 */
export async function applyAs(
  place: Place,
  { network, phone, cvBytes }: Applicant,
  { think = 0, presses = 1 } = {},
): Promise<Outcome> {
  const to = { port: place.port, network }
  const under = `/api/externals/recruitments/${place.word}`
  let told = 0
  const untilTaken = async (what: Omit<Asked, 'port' | 'network'>): Promise<Reply> => {
    for (;;) {
      const reply = await ask({ ...to, ...what })
      if (reply.status !== 429 && reply.status !== 503) return reply
      told += 1
      await pause(1_000 * reply.retryAfter)
    }
  }
  const opened = await untilTaken({ path: `${under}/form` })
  const { form } = opened.data as { form: Schemas['ExternalForm'] }
  await pause(think)
  const began = performance.now()
  const ended = (reply: Reply, references: readonly string[]): Outcome => {
    const milliseconds = performance.now() - began
    const [reference, ...others] = new Set(references)
    if (reference !== undefined && others.length === 0) return { reference, told, milliseconds }
    return {
      told,
      milliseconds,
      refused: `${reply.status} ${JSON.stringify(reply.data)} ${references.join()}`,
    }
  }
  const files: Record<string, string> = {}
  if (cvBytes > 0) {
    const sent = await untilTaken({ path: `${under}/files`, ...cvForm(form.token, cvBytes) })
    if (sent.status !== 201) return ended(sent, [])
    files['cv'] = (sent.data as { upload: Schemas['ApplicationUploaded'] }).upload.handle
  }
  const payload = Buffer.from(
    JSON.stringify({
      token: form.token,
      content: {
        full_name: 'Lò Thị Ngày Cuối',
        date_of_birth: '1998-08-15',
        phone,
        ...(form.fields.some(({ field }) => field === 'address') && { address: 'Số 2 phố Mẫu' }),
      },
      consents: form.consents
        .filter(({ purpose }) => purpose === 'processing')
        .map(({ purpose, number }) => ({ purpose, number })),
      answers: form.questions.flatMap((question) => answerTo(question) ?? []),
      files,
    }),
  )
  const send = () => untilTaken({ path: `${under}/candidates`, type: 'application/json', payload })
  const replies = await Promise.all(Array.from({ length: presses }, send))
  const bad = replies.find(({ status }) => status !== 201)
  if (bad !== undefined) return ended(bad, [])
  const references = replies.map(
    ({ data }) => (data as { application: Schemas['ApplicationSent'] }).application.reference,
  )
  return ended(replies[0] as Reply, references)
}

function answerTo({ key = '', kind, choices = [] }: Schemas['ApplicationQuestion']) {
  const [first = ''] = choices
  const values = {
    short_text: 'Có',
    long_text: 'Có',
    yes_no: true,
    one: first,
    several: [first],
    number: 2,
    date: '2030-01-02',
    file: undefined,
  }
  const value = values[kind]
  return value === undefined ? undefined : { key, value }
}

/** Random, so that no disk packs it. */
const noise = randomBytes(16 * 1024 * 1024)

function cvForm(token: string, bytes: number): Pick<Asked, 'type' | 'payload'> {
  const part = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"`
  const payload = Buffer.concat([
    Buffer.from(`${part('token')}\r\n\r\n${token}\r\n${part('cv')}; filename="CV.pdf"\r\n\r\n%PDF-1.7\n`),
    noise.subarray(0, bytes),
    Buffer.from('\r\n--b--\r\n'),
  ])
  return { type: 'multipart/form-data; boundary=b', payload }
}

interface Asked {
  port: number
  network: string
  path: string
  type?: string
  /** Sent by POST; without it the path is read. */
  payload?: Buffer
}

interface Reply {
  status: number
  /** Seconds. */
  retryAfter: number
  data: unknown
}

/** One call from one address of this machine to another; nothing leaves it. */
function ask({ port, network, path, type, payload }: Asked): Promise<Reply> {
  const headers = payload && { 'content-type': type, 'content-length': payload.length }
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress: network,
        method: payload ? 'POST' : 'GET',
        agent: false,
        ...(headers && { headers }),
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer
          .on('data', (piece: Buffer) => pieces.push(piece))
          .on('error', reject)
          .on('end', () => {
            const told = JSON.parse(Buffer.concat(pieces).toString()) as { data?: unknown; message?: string }
            const retryAfter = Number(answer.headers['retry-after'] ?? 1)
            resolve({ status: answer.statusCode ?? 0, retryAfter, data: told.data ?? told.message })
          })
      },
    )
    sent.on('error', reject).end(payload)
  })
}
