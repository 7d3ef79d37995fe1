import { beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../../files/testing/pictures.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()

let hr: Person
/** Drafts and issues, as another does. */
let officer: Person
/** Drafts of the third unit alone. */
let ofUnit: Person
let signer: { sign_date: string; signer_id: number }
let scan: Buffer
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  scan = await picture()
  const office = ['document_access', 'document_edit', 'document_delete', 'decision_issue'] as const
  officer = await newcomer(api, {
    login: 'can.bo.tep',
    companies: { 1: office.map((permission) => [permission, 'company'] as const) },
  })
  ofUnit = await newcomer(api, {
    login: 'don.vi.tep',
    companies: { 1: office.map((permission) => [permission, 'unit'] as const) },
    personId: (await hire(api, 'Đỗ Thị Đơn Vị', 3)).personId,
  })
  await hr.call('documentTypes.store', {
    body: { code: 'QD', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
  })
  const { body } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  signer = { sign_date: '2026-02-20', signer_id: body.data.signer.id }
})

async function draftAbout(units: readonly number[], by = hr): Promise<number> {
  const people = []
  for (const unit of units) {
    const { employeeId } = await hire(api, 'Lê Thị Điều Chuyển', unit)
    people.push({ employee_id: employeeId, position_id: 2, department_id: 2 })
  }
  const { body } = await by.call('decisions.store', {
    body: { decision_type: 4, effective_date: '2026-03-01', summary: 'Về việc điều chuyển', people },
  })
  return body.data.decision.id
}

interface Sent {
  by?: Person
  name?: string
  content?: Buffer | string
}
const send = (id: number, { by = hr, name = 'phu-luc.png', content = scan }: Sent = {}) =>
  by.call('decisions.storeFile', { path: { id }, body: { file: new File([content as never], name) } })
async function sent(id: number, name?: string): Promise<number> {
  const answer = await send(id, name === undefined ? {} : { name })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.files.at(-1)?.id ?? 0
}
const filesOf = async (id: number, by = hr) =>
  (await by.call('decisions.show', { path: { id } })).body.data.files?.map(({ name }) => name)
const ticket = (id: number, file: number, by = hr) =>
  by.call('decisions.fileTicket', { path: { id, file_id: file } })
const takeAway = (id: number, file: number, by = hr) =>
  by.call('decisions.destroyFile', { path: { id, file_id: file } })
const giveBack = (id: number, file: number) =>
  hr.call('decisions.restoreFile', { path: { id, file_id: file } })
const issue = (id: number, { by = hr, dry_run = false } = {}) =>
  by.call('decisions.issue', { path: { id }, query: { dry_run }, body: signer })

describe('a draft has files', () => {
  test('in the order in which they came, fetched by a ticket, taken away and put back', async () => {
    const id = await draftAbout([3])
    const first = await sent(id, 'ban-quet.png')
    await sent(id, 'phu-luc.png')
    expect(await filesOf(id)).toEqual(['ban-quet.png', 'phu-luc.png'])
    const { body } = await ticket(id, first)
    const fetched = await hr.call('files.download', { path: { ticket: body.data.ticket } })
    expect(Buffer.from(fetched.bytes).equals(scan)).toBe(true)
    expect((await takeAway(id, first)).body.data.files.map(({ name }) => name)).toEqual(['phu-luc.png'])
    expect((await ticket(id, first)).status).toBe(404)
    expect((await takeAway(id, first)).status).toBe(404)
    expect((await giveBack(id, first)).body.data.files).toHaveLength(2)
    expect((await giveBack(id, first)).status).toBe(404)
  })

  test('that are what they say, and twenty at most', async () => {
    const id = await draftAbout([3])
    const lie = await send(id, { name: 'quyet-dinh.pdf', content: '<html></html>' })
    expect([lie.status, lie.text]).toEqual([400, expect.stringContaining('Định dạng tệp không được hỗ trợ')])
    for (let count = 0; count < 20; count += 1) await sent(id)
    expect(await send(id)).toMatchObject({
      status: 400,
      body: { message: 'Một quyết định có nhiều nhất 20 tệp đính kèm.' },
    })
    expect(await filesOf(id)).toHaveLength(20)
  })

  test('and not more than twenty by putting one back', async () => {
    const id = await draftAbout([3])
    const gone = await sent(id)
    await takeAway(id, gone)
    for (let count = 0; count < 20; count += 1) await sent(id)
    expect(await giveBack(id, gone)).toMatchObject({
      status: 409,
      body: { message: 'Quyết định đã có 20 tệp đính kèm. Hãy gỡ bớt rồi khôi phục tệp này.' },
    })
    expect(await filesOf(id)).toHaveLength(20)
  })

  test('whose adding leaves its version, which papers are made of, as it was', async () => {
    const id = await draftAbout([3])
    const versionOf = async () =>
      (await hr.call('decisions.show', { path: { id } })).body.data.decision.version
    const before = await versionOf()
    await sent(id)
    expect(await versionOf()).toBe(before)
  })

  test('that go with it and come back with it, without what was taken away before', async () => {
    const id = await draftAbout([3])
    const gone = await sent(id, 'bo-di.png')
    await sent(id, 'giu-lai.png')
    await takeAway(id, gone)
    expect((await hr.call('decisions.destroy', { path: { id } })).status).toBe(200)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        "select from files where owner_kind = 'decisions' and owner_id = $1 and removed_at is null",
        [id],
      ),
    )
    expect(rows).toHaveLength(0)
    expect((await hr.call('decisions.restore', { body: { ids: [id] } })).status).toBe(200)
    expect(await filesOf(id)).toEqual(['giu-lai.png'])
  })
})

describe('files of a draft are for whose rights reach everybody in it', () => {
  test('a unit’s officer reads the draft that is about others too, and none of its files', async () => {
    const id = await draftAbout([3, 2])
    const file = await sent(id)
    expect((await ofUnit.call('decisions.show', { path: { id } })).body.data.files).toBeNull()
    expect((await ticket(id, file, ofUnit)).status).toBe(404)
    expect((await send(id, { by: ofUnit })).status).toBe(404)
    expect((await takeAway(id, file, ofUnit)).status).toBe(404)
    const own = await draftAbout([3])
    const his = await sent(own)
    expect(await filesOf(own, ofUnit)).toEqual(['phu-luc.png'])
    expect((await ticket(own, his, ofUnit)).status).toBe(200)
  })

  test('a file of another draft is none of this one', async () => {
    const [one, other] = [await draftAbout([3]), await draftAbout([3])]
    const file = await sent(other)
    expect((await ticket(one, file)).status).toBe(404)
    expect((await takeAway(one, file)).status).toBe(404)
    expect((await giveBack(one, file)).status).toBe(404)
    expect(await filesOf(other)).toHaveLength(1)
  })
})

describe('issuing', () => {
  test('gives them to the document, not in a look ahead, and takes no more of them after', async () => {
    const id = await draftAbout([3])
    const gone = await sent(id, 'bo-di.png')
    const kept = await sent(id, 'ban-ky.png')
    await takeAway(id, gone)
    expect((await issue(id, { dry_run: true })).status).toBe(200)
    expect(await filesOf(id)).toEqual(['ban-ky.png'])
    expect((await issue(id)).status).toBe(200)
    const { decision, files } = (await hr.call('decisions.show', { path: { id } })).body.data
    expect(files).toEqual([])
    const documentId = decision.document_id ?? 0
    const { document } = (await hr.call('documents.show', { path: { id: documentId } })).body.data
    expect(document.files).toMatchObject([{ id: kept, name: 'ban-ky.png' }])
    const asked = await hr.call('documents.fileTicket', { path: { id: documentId, file_id: kept } })
    expect(asked.status).toBe(200)
    for (const refused of [await send(id), await takeAway(id, kept), await giveBack(id, gone)]) {
      expect(refused).toMatchObject({
        status: 409,
        body: { message: 'Quyết định đã ban hành. Tệp đính kèm nằm ở tài liệu của quyết định.' },
      })
    }
  })

  test('is refused, and in a look ahead too, where other files are there than whoever issues has before him', async () => {
    const id = await draftAbout([3])
    const read = await sent(id)
    const { version } = (await hr.call('decisions.show', { path: { id } })).body.data.decision
    const issueAsRead = (file_ids: number[], dry_run = false) =>
      hr.call('decisions.issue', {
        path: { id },
        query: { dry_run },
        body: { ...signer, version, file_ids },
      })
    expect((await issueAsRead([read], true)).status).toBe(200)
    await takeAway(id, read)
    const swapped = await sent(id)
    for (const answer of [
      await issueAsRead([read], true),
      await issueAsRead([read]),
      await issueAsRead([]),
      await issueAsRead([read, swapped]),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Tệp đính kèm của bản nháp đã thay đổi.') },
      })
    }
    expect((await issueAsRead([swapped])).status).toBe(200)
  })

  test('is left to another by who attached a file or took one away, where the company wants a second person', async () => {
    await hr.call('decisionSettings.update', { body: { needs_other_issuer: true } })
    const refusal = { status: 403, body: { message: expect.stringContaining('đính kèm, gỡ tệp') } }
    const own = await draftAbout([3])
    expect((await send(own, { by: officer })).status).toBe(201)
    expect(await issue(own, { by: officer })).toMatchObject(refusal)
    const { files } = (await officer.call('decisions.show', { path: { id: own } })).body.data
    await takeAway(own, files?.[0]?.id ?? 0, officer)
    expect(await issue(own, { by: officer })).toMatchObject(refusal)
    const another = await draftAbout([3])
    const scanned = await sent(another)
    expect((await takeAway(another, scanned, officer)).status).toBe(200)
    expect(await issue(another, { by: officer })).toMatchObject(refusal)
    // Also once neither is there any more.
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query("delete from files where owner_kind = 'decisions' and removed_at is not null"),
    )
    expect(await issue(own, { by: officer })).toMatchObject(refusal)
    const untouched = await draftAbout([3])
    await sent(untouched)
    expect((await issue(untouched, { by: officer })).status).toBe(200)
    await hr.call('decisionSettings.update', { body: { needs_other_issuer: false } })
  })
})
