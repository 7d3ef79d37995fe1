import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile } from '../../testing/api.ts'
import { hire } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { confirmationDesk, type Owner, withoutGaps } from './testing/confirmation-desk.ts'

const api = apiForFile()
const { arrange, asked, drawnFor, issue, owner, paper, preview, shown, textOf } = confirmationDesk(api)
/** Reads and writes files, and sees no numbers of identity cards. */
let clerk: Owner
/** Sees them as well. */
let officer: Owner
beforeAll(async () => {
  clerk = await owner('employee_access', 'employee_edit')
  officer = await owner('employee_access', 'employee_edit', 'employee_sensitive')
})
afterEach(() => arrange(`delete from signers where printed_title like 'Ký thử%'`, []))

/** An authority of somebody to sign these papers. */
async function signer(employeeId: number, more: { kinds?: string[]; from?: string; to?: string } = {}) {
  const { rows } = await arrange(
    `insert into signers (company_id, employee_id, printed_title, paper_kinds, valid_from, valid_to, authority_no)
     values (1, $1, 'Ký thử Phó Giám đốc', $2, $3, $4, '05/GUQ') returning id`,
    [employeeId, more.kinds ?? ['confirmation'], more.from ?? '2020-01-01', more.to ?? null],
  )
  return Number(rows[0].id)
}

describe('a signer', () => {
  test('is chosen where somebody may sign, stands below the paper and is told', async () => {
    const boss = await hire(api, 'Lê Văn Người Ký', 2)
    const id = await signer(boss.employeeId)
    const request = await asked(await owner())
    const offered = (await preview(request.id)).body.data
    expect(offered.signer_required).toBe(true)
    expect(offered.signers).toContainEqual(
      expect.objectContaining({ id, full_name: 'Lê Văn Người Ký', refusal: null }),
    )
    const open = await issue(request.id)
    expect([open.status, open.body.errors]).toEqual([
      400,
      { signer_id: ['Vui lòng chọn người ký trong danh sách người được ký.'] },
    ])
    expect(await drawnFor(request.id)).toEqual([])
    const { status, body } = await issue(request.id, undefined, { signer_id: id })
    expect(status, body.message).toBe(200)
    expect(body.data.request).toMatchObject({
      signer_name: 'Lê Văn Người Ký',
      signer_title: 'Ký thử Phó Giám đốc',
    })
    // Whoever is called otherwise later has signed under the name of that day.
    await arrange(`update employees set full_name = 'Lê Văn Tên Khác' where id = $1`, [boss.employeeId])
    const text = await textOf(request.id)
    expect(text).toContain(withoutGaps('KÝ THỬ PHÓ GIÁM ĐỐC'))
    expect(text).toContain(withoutGaps('Lê Văn Người Ký'))
  })

  test('is left open where nobody may sign, and named by nobody else’s authority', async () => {
    const boss = await hire(api, 'Lê Văn Hết Hạn', 2)
    const over = await signer(boss.employeeId, { to: '2021-01-01' })
    const decisions = await signer(boss.employeeId, { kinds: ['decision'] })
    const request = await asked(await owner())
    expect((await preview(request.id)).body.data.signer_required).toBe(false)
    for (const [id, why] of [
      [over, 'chỉ được ký đến hết ngày 01-01-2021'],
      [decisions, 'không được ký loại văn bản này'],
    ] as const) {
      const { status, body } = await issue(request.id, undefined, { signer_id: id })
      expect([status, body.message]).toEqual([409, expect.stringContaining(why)])
    }
    const unknown = await issue(request.id, undefined, { signer_id: 999_999_999 })
    expect(unknown.body.errors).toEqual({ signer_id: ['Người ký không tồn tại.'] })
    expect(await drawnFor(request.id)).toEqual([])
    const { body } = await issue(request.id)
    expect(body.data.request).toMatchObject({ state: 'issued', signer_name: null, signer_title: null })
    expect(await textOf(request.id)).toContain(withoutGaps('NGƯỜI SỬ DỤNG LAO ĐỘNG'))
  })

  test('is never who has his own work confirmed', async () => {
    const me = await owner()
    const id = await signer(me.employeeId)
    const request = await asked(me)
    const offered = (await preview(request.id)).body.data
    expect(offered.signer_required).toBe(false)
    expect(offered.signers).toContainEqual(
      expect.objectContaining({ id, refusal: 'Không ai ký giấy xác nhận của chính mình.' }),
    )
    expect((await issue(request.id, undefined, { signer_id: id })).status).toBe(409)
    expect((await shown(request.id)).state).toBe('waiting')
  })
})

describe('the number of the identity card', () => {
  async function withNumber(): Promise<Owner & { number: string }> {
    const me = await owner()
    const number = `001190${String(nextNumber()).padStart(6, '0')}`
    await arrange('insert into employee_papers (company_id, employee_id, id_number) values (1, $1, $2)', [
      me.employeeId,
      number,
    ])
    return { ...me, number }
  }

  test('stands on the paper where it is asked for, issued and printed by who may see it', async () => {
    const me = await withNumber()
    const { id } = await asked(me)
    const answers = [await preview(id, officer), await issue(id, officer, { with_id_number: true })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await preview(id, officer)).status).toBe(409)
    expect(await shown(id, officer)).toMatchObject({ names_id_number: true, may_print: true })
    // No answer but the paper tells it.
    expect(answers.map(({ text }) => text).join('')).not.toContain(me.number)
    const printed = await paper(id, officer)
    expect(withoutGaps(pdfText(printed.bytes).join(''))).toContain(`Sốđịnhdanhcánhân:${me.number}`)
    const { rows } = await arrange(
      `select deed, shown from personal_data_views view
       join personal_data_view_people about on about.company_id = view.company_id and about.view_id = view.id
       where about.employee_id = $1 and deed = 'print'`,
      [me.employeeId],
    )
    expect(rows).toEqual([{ deed: 'print', shown: ['Số căn cước'] }])
  })

  test('is closed to who may not see it: neither put on a paper nor printed', async () => {
    const { id } = await asked(await withNumber())
    expect((await preview(id, clerk)).body.data.id_number).toBe('closed')
    expect((await preview(id, officer)).body.data.id_number).toBe('there')
    const refused = await issue(id, clerk, { with_id_number: true })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('không được xem số định danh cá nhân'),
    ])
    expect(await drawnFor(id)).toEqual([])
    await issue(id, officer, { with_id_number: true })
    const printed = await paper(id, clerk)
    expect([printed.status, printed.body.message]).toEqual([
      403,
      expect.stringContaining('Giấy có ghi số định danh cá nhân'),
    ])
    expect(await shown(id, clerk)).toMatchObject({ may_print: false })
  })

  test('is left open where the file has none, or nobody asks for it', async () => {
    const { id } = await asked(await owner())
    expect((await preview(id, officer)).body.data.id_number).toBe('missing')
    const { status, body } = await issue(id, officer, { with_id_number: true })
    expect([status, body.errors]).toEqual([
      400,
      { with_id_number: [expect.stringContaining('Hồ sơ chưa có số định danh cá nhân')] },
    ])
    const me = await withNumber()
    const other = await asked(me)
    expect((await issue(other.id, officer)).body.data.request.names_id_number).toBe(false)
    expect(await textOf(other.id)).not.toContain(me.number)
    expect((await paper(other.id, clerk)).status).toBe(200)
  })
})
