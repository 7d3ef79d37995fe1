import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { paperHash } from './issued-paper.ts'
import { type Body, confirmationDesk, type Owner, withoutGaps } from './testing/confirmation-desk.ts'

const api = apiForFile()
const { arrange, asked, drawnFor, issue, owner, paid, paper, preview, refuse, revoke, shown, textOf } =
  confirmationDesk(api)
let hr: Person
/** Reads and writes files, and sees nobody's pay. */
let clerk: Owner
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  clerk = await owner('employee_access', 'employee_edit')
})

describe('issuing', () => {
  test('numbers the paper with the facts of the day and keeps it, whatever the file says later', async () => {
    const me = await owner()
    const { id } = await asked(me, { recipient: 'Ngân hàng Sông Mây' })
    const { status, body } = await issue(id)
    expect(status, body.message).toBe(200)
    expect(body.data.request).toMatchObject({
      state: 'issued',
      days_waiting: null,
      moves: ['revoke'],
      may_print: true,
    })
    const { number } = body.data.request
    expect(number).toMatch(/^\d+\/\d{4}\/GXN-/)
    await arrange(`update employees set full_name = 'Tên Đổi Sau' where id = $1`, [me.employeeId])
    const text = await textOf(id)
    for (const said of [
      'GIẤY XÁC NHẬN CÔNG TÁC',
      'Kính gửi: Ngân hàng Sông Mây',
      'Ông/Bà: Nguyễn Thị Hồng Đào.',
      'từ ngày 01-01-2024',
      'sử dụng vào việc: Làm hồ sơ vay vốn.',
      number,
    ])
      expect(text).toContain(withoutGaps(String(said)))
    expect(text).not.toContain(withoutGaps('Tên Đổi Sau'))

    const { rows } = await arrange(
      `select number, issued_on::text as "issuedOn", paper, paper_hash from confirmation_requests where id = $1`,
      [id],
    )
    const [kept] = rows
    expect(kept.paper_hash).toBe(paperHash(kept))
    expect(text).toContain(kept.paper_hash.slice(0, 16).toUpperCase())
    const book = await arrange(`select kind, record_id from drawn_numbers where number = $1`, [number])
    expect(book.rows).toEqual([{ kind: 'confirmation', record_id: id }])
  })

  test('income is confirmed and printed only by who may see that person’s pay', async () => {
    const me = await owner()
    await paid(me.employeeId, 18_500_000)
    const { id } = await asked(me, { kind: 'income' })
    expect((await shown(id, clerk)).moves).toEqual(['refuse', 'cancel'])
    expect((await issue(id, clerk)).status).toBe(403)
    expect((await shown(id)).state).toBe('waiting')
    expect((await issue(id)).status).toBe(200)
    expect(await textOf(id)).toContain('18.500.000đồng/tháng')
    expect((await paper(id, clerk)).status).toBe(403)
    expect(await shown(id, clerk)).toMatchObject({ may_print: false })
    expect(JSON.stringify(await shown(id, clerk))).not.toMatch(/18.?500.?000/)
  })

  test('the hash of a paper on income tells no pay', async () => {
    const me = await owner()
    await paid(me.employeeId, 18_500_000)
    const { id } = await asked(me, { kind: 'income' })
    await issue(id)
    expect((await shown(id, clerk)).paper_hash).toBeNull()
    const { rows } = await arrange(
      `select number, issued_on::text as "issuedOn", paper, paper_hash from confirmation_requests where id = $1`,
      [id],
    )
    const [kept] = rows
    expect((await shown(id, me)).paper_hash).toBe(kept.paper_hash)
    expect((await shown(id)).paper_hash).toBe(kept.paper_hash)
    // Who knows every word and tries each salary must not find the hash.
    const { number, issuedOn, paper: said } = kept
    const words = [number, issuedOn, said.title, said.subject ?? null, said.lines]
    const guesses = [words, [...words, null], [...words, '']].map((guess) =>
      createHash('sha256').update(JSON.stringify(guess)).digest('hex'),
    )
    expect(guesses).not.toContain(kept.paper_hash)
    expect(said.salt).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(await shown(id))).not.toContain(said.salt)
    const trail = await arrange(
      `select to_jsonb(audit_trail)::text as line from audit_trail where resource = 'confirmationRequests' and record_id = $1`,
      [id],
    )
    expect(trail.rows).toHaveLength(2)
    expect(JSON.stringify(trail.rows)).not.toContain(kept.paper_hash)
  })

  test('is seen before it is issued, by who may issue it, and no number is drawn', async () => {
    const me = await owner()
    await paid(me.employeeId, 18_500_000)
    const { id } = await asked(me, { kind: 'income', recipient: 'Ngân hàng Sông Mây' })
    expect((await preview(id, clerk)).status).toBe(403)
    const { status, body } = await preview(id)
    expect(status, body.message).toBe(200)
    expect(body.data.paper).toMatchObject({
      title: 'GIẤY XÁC NHẬN THU NHẬP',
      subject: 'Kính gửi: Ngân hàng Sông Mây',
    })
    expect(body.data.paper.lines.join(' ')).toContain('18.500.000 đồng/tháng')
    expect(await shown(id)).toMatchObject({ state: 'waiting', number: null, version: 1 })
    expect(await drawnFor(id)).toEqual([])
    await issue(id)
    const printed = await textOf(id)
    for (const line of body.data.paper.lines) expect(printed).toContain(withoutGaps(line))
  })

  test('an issued paper is taken back with its number, is printed no more, and the person is told', async () => {
    const me = await owner()
    await paid(me.employeeId, 18_500_000)
    const { id } = await asked(me, { kind: 'income' })
    const issuer = await owner('employee_access', 'employee_edit', 'employee_pay')
    const issued = (await issue(id, issuer)).body.data.request
    const { number, settled_by_name, settled_at } = issued
    expect(issued).toMatchObject({ revoked_by_name: null, revoked_at: null })
    expect((await revoke(id, clerk)).status).toBe(403)
    expect((await shown(id)).state).toBe('issued')
    const { status, body } = await revoke(id)
    expect(status, body.message).toBe(200)
    expect(body.data.request).toMatchObject({
      state: 'revoked',
      number,
      reason: 'Ghi sai chức vụ',
      may_print: false,
      moves: [],
      settled_by_name,
      settled_at,
      revoked_at: expect.any(String),
    })
    expect(settled_by_name).toMatch(/owner/)
    expect(body.data.request.revoked_by_name).not.toBe(settled_by_name)
    const printed = await paper(id)
    expect(printed.status).toBe(409)
    expect(printed.body.message).toBe(`Giấy số ${number} đã bị thu hồi nên không in được nữa.`)
    const book = await arrange(
      `select record_id, reason, given_up_at is not null as given_up from drawn_numbers where number = $1`,
      [number],
    )
    expect(book.rows).toEqual([{ record_id: id, reason: 'Ghi sai chức vụ', given_up: true }])
    const mails = await arrange('select template from mails where to_address = $1', [me.address])
    expect(mails.rows.map(({ template }) => template)).toEqual([
      'confirmation-settled',
      'confirmation-settled',
    ])
  })

  test('a confirmation of work tells no pay', async () => {
    const me = await owner()
    await paid(me.employeeId, 18_500_000)
    const { id } = await asked(me)
    expect((await issue(id, clerk)).status).toBe(200)
    expect(await textOf(id)).not.toContain('18.500.000')
  })

  test.each<[kind: Body['kind'], arranged: string, message: RegExp]>([
    ['income', `update employees set phone = null where id = $1`, /chưa có mức lương/],
    ['introduction', `update employees set active = false where id = $1`, /đã nghỉ việc/],
    ['employment', `update employees set join_date = '2999-01-01' where id = $1`, /chưa đến ngày vào làm/],
  ])(
    '%s is not issued where the file does not bear it: no number is drawn',
    async (kind, arranged, message) => {
      const me = await owner()
      await arrange(arranged, [me.employeeId])
      const { id } = await asked(hr, { kind, employee_id: me.employeeId, recipient: 'Sở Nội vụ' })
      const { status, body } = await issue(id)
      expect(status).toBe(409)
      expect(body.message).toMatch(message)
      expect(await shown(id)).toMatchObject({ state: 'waiting', number: null, version: 1 })
      expect(await drawnFor(id)).toEqual([])
    },
  )

  test('a letter of introduction says until when it holds, and nothing else does', async () => {
    const me = await owner()
    const work = await asked(me)
    expect((await issue(work.id, hr, { valid_until: '2999-12-31' })).body.errors).toHaveProperty(
      'valid_until',
    )
    const { id } = await asked(me, { kind: 'introduction', recipient: 'Chi cục Thuế' })
    expect((await issue(id, hr, { valid_until: '2020-01-01' })).body.errors).toHaveProperty('valid_until')
    const { body } = await issue(id, hr, { valid_until: '2999-12-31' })
    expect(body.data.request).toMatchObject({ state: 'issued', valid_until: '2999-12-31' })
    expect(await textOf(id)).toContain(withoutGaps('có giá trị đến hết ngày 31-12-2999'))
  })

  test('nobody issues or refuses his own, whatever he holds', async () => {
    const me = await owner('employee_access', 'employee_edit', 'employee_pay')
    const { id } = await asked(me)
    await expectRefusals([await issue(id, me), await refuse(id, me), await preview(id, me)])
    expect(await shown(id, me)).toMatchObject({ state: 'waiting', version: 1, moves: ['cancel'] })
    await issue(id)
    await expectRefusals([await revoke(id, me)])
    expect(await shown(id, me)).toMatchObject({ state: 'issued', moves: [] })
  })

  async function expectRefusals(answers: { status: number; body: { message: string } }[]): Promise<void> {
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(answer.body.message).toBe('Không ai tự cấp, từ chối hoặc thu hồi giấy xác nhận của chính mình.')
    }
  }

  test('of two who issue at once one is refused, and one number is drawn', async () => {
    const { id } = await asked(await owner())
    const answers = await Promise.all([issue(id), issue(id, clerk)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect(await drawnFor(id)).toHaveLength(1)
  })
})
