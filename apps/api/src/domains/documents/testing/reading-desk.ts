import type { Input } from '@nhansu/sdk/contract'
import { expect } from 'vitest'
import { picture } from '../../../files/testing/pictures.ts'
import type { Person, TestApi } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { doRun } from '../../../testing/jobs.ts'
import { hire, newcomer, type Newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { askReadersJob } from '../readings/ask-job.ts'

type Body = Input<'documentReadings.store'>['body']

/** Somebody with an account and an address, who can be sent a document. */
export interface Reader extends SignedIn {
  employeeId: number
  address: string
}

/** What tests of documents to be read do again and again, in company 1 of the test group. */
export function readingDesk(api: Pick<TestApi, 'as' | 'db' | 'withToken'>) {
  const officer = () => api.as('hrOfOne')
  const typeOf = async (is_sensitive: boolean) => {
    const code = `LOAI${nextNumber()}`
    const body = { code, name: `Loại ${code}`, is_sensitive }
    return (await (await officer()).call('documentTypes.store', { body })).body.data.document_type.id
  }

  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    inCompanyOf(api.db.superuser, 1, async (client) => {
      // The product's day, whatever the hour of the machine.
      await client.query(`set local timezone to 'Asia/Ho_Chi_Minh'`)
      return (await client.query<Row>(text, values)).rows
    })

  /** Somebody of a unit with an account and an address. */
  async function reader(name: string, unit = 3, grants: Newcomer['companies'][number] = []): Promise<Reader> {
    const { employeeId, personId } = await hire(api, name, unit)
    const address = `doc-${employeeId}@example.com`
    await sql('update employees set company_email = $2 where company_id = 1 and id = $1', [
      employeeId,
      address,
    ])
    const person = await newcomer(api, { login: `doc.${nextNumber()}`, companies: { 1: grants }, personId })
    return { ...person, employeeId, address }
  }

  async function attach(id: number, name: string): Promise<number> {
    const file = new File([(await picture()) as never], name)
    const { status, body, text } = await (
      await officer()
    ).call('documents.storeFile', { path: { id }, body: { file } })
    expect(status, text).toBe(201)
    return Math.max(...(body.data.document.files ?? []).map((each) => each.id))
  }

  /** A document with a file, of a type of its own. */
  async function document({ isSensitive = false } = {}) {
    const hr = await officer()
    const body = {
      document_type_id: await typeOf(isSensitive),
      number: `NQ${nextNumber()}`,
      summary: `Nội quy lao động ${nextNumber()}`,
      issue_date: '2026-03-02',
    }
    const { id, summary } = (await hr.call('documents.store', { body })).body.data.document
    return { id, summary, fileId: await attach(id, 'noi-quy.png') }
  }

  /** By HR, unless it is somebody else. */
  const send = async (id: number, more: Partial<Body>, dry_run = false, by?: Person) =>
    (by ?? (await officer())).call('documentReadings.store', {
      path: { id },
      query: { dry_run },
      body: { due_date: '2099-12-31', ...more },
    })

  async function sent(id: number, more: Partial<Body>): Promise<number> {
    const { status, text, body } = await send(id, more)
    expect(status, text).toBe(201)
    await background()
    return body.data.reading?.id ?? 0
  }

  const own = async (person: Person) => (await person.call('documentReadings.mine')).body.data.readings
  const confirm = (person: Person, id: number, ...file_ids: number[]) =>
    person.call('documentReadings.confirm', { path: { id }, body: { file_ids } })
  const ticketOf = (person: Person, id: number, file_id: number) =>
    person.call('documentReadings.ticket', { path: { id, file_id } })
  async function open(person: Person, id: number, fileId: number): Promise<void> {
    const { ticket } = (await ticketOf(person, id, fileId)).body.data
    expect((await person.call('files.download', { path: { ticket } })).status).toBe(200)
  }
  const peopleOf = async (id: number, query = {}) =>
    (await (await officer()).call('documentReadings.people', { path: { id }, query })).body.data
  const noticesOf = async (person: Person) =>
    (await person.call('notices.list', { query: { pagination: true, unread: true } })).body.data.notices
  const mailsTo = async ({ address }: Reader, readingId: number) =>
    (
      await sql<{ total: number }>(
        `select count(*)::integer as total from mails where template = 'document-to-read' and to_address = $1
           and variables ->> 'link' = '/tai-lieu-cua-toi?id=' || $2::integer`,
        [address, readingId],
      )
    )[0]?.total

  /** Does what requests have left for the background to do. */
  async function background(): Promise<void> {
    const waiting = await sql<{ id: number }>(
      `select id from job_runs where company_id = 1 and name = 'documents.ask-readers' and state = 'queued' order by id`,
    )
    for (const { id } of waiting) await doRun(api.db, askReadersJob, id)
  }

  /** @returns how the run ended */
  async function night(input: object = {}): Promise<string | undefined> {
    const [run] = await sql<{ id: number }>(
      `insert into job_runs (company_id, name, title, state, input, queue_id)
       values (1, 'documents.ask-readers', 'Gửi tài liệu', 'queued', $1, gen_random_uuid()) returning id`,
      [JSON.stringify(input)],
    )
    await doRun(api.db, askReadersJob, Number(run?.id))
    const values = [run?.id]
    return (await sql<{ state: string }>('select state from job_runs where id = $1', values))[0]?.state
  }
  return {
    sql,
    reader,
    attach,
    document,
    send,
    sent,
    own,
    confirm,
    ticketOf,
    open,
    peopleOf,
    noticesOf,
    mailsTo,
    night,
    background,
  }
}
