import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdfText } from '../../../../print/testing/pdf-text.ts'
import { docx, docxText, paragraph } from '../../../../print/docx/testing/docx.ts'
import { paperKinds } from '../../../../print/templates/paper-kinds.ts'
import { copyPaper } from '../../../../print/testing/copied-papers.ts'
import { apiForFile, type Person } from '../../../../testing/api.ts'
import { exampleFile } from '../../../../testing/example-file.ts'
import { inCompanyOf } from '../../../../testing/group.ts'
import { hire, newcomer } from '../../../../testing/newcomer.ts'
import { nextNumber } from '../../../../testing/numbers.ts'

type Kind = Input<'rewardPapers.storeFile'>['body']['kind']
type Printed = Input<'rewardPapers.print'>['body']

const api = apiForFile(() => ({ APP_URL: 'https://nhansu.example.com' }))
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Giấy Tờ', 3)).employeeId
})

async function newCase(): Promise<number> {
  const { body } = await hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2026-09-01',
      found_date: '2026-09-02',
      minutes_no: '01/BB',
      clause: 'Khoản 2 Điều 15 nội quy',
    },
  })
  return body.data.reward_discipline.id
}
async function newReward(people = [person]): Promise<number> {
  const { body } = await hr.call('rewardsDisciplines.store', {
    body: {
      type: 'reward',
      employee_ids: people,
      form_id: 3,
      number: `${nextNumber()}/QĐ-KT`,
      decision_date: '2026-01-15',
      reason: 'Hoàn thành tốt nhiệm vụ',
      money: 5_123_000,
    },
  })
  return body.data.reward_discipline.id
}
/** As a decision leaves a case. */
const issue = (id: number) =>
  inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update rewards_disciplines set state = 'issued', number = '9/QĐ-KL', decision_date = '2026-10-01',
         effective_date = '2026-10-01', form_id = 9, meeting_date = '2026-09-20' where company_id = 1 and id = $1`,
      [id],
    ),
  )
const scan = () => exampleFile({ contentMediaType: 'image/png', example: 'ban-quet.png' })
const add = (id: number, kind: Kind, by = hr) =>
  by.call('rewardPapers.storeFile', { path: { id }, body: { kind, file: scan() } })
const papersOf = async (id: number) => (await hr.call('rewardPapers.list', { path: { id } })).body.data
const missingOf = async (id: number) => (await papersOf(id)).missing.map(({ kind }) => kind)
const print = (id: number, body: Printed) => hr.call('rewardPapers.print', { path: { id }, body })

describe('files of a case', () => {
  test('are kept by their kind, taken away and brought back, also once the case is issued', async () => {
    const id = await newCase()
    await issue(id)
    expect((await hr.call('rewardsDisciplines.update', { path: { id }, body: { note: 'Sửa' } })).status).toBe(
      409,
    )
    const stored = await add(id, 'minutes')
    expect(stored.status, stored.text).toBe(201)
    const path = { id, file_id: stored.body.data.file.id }
    expect((await papersOf(id)).files).toMatchObject([
      { id: path.file_id, kind: 'minutes', name: 'ban-quet.png' },
    ])
    expect((await hr.call('rewardPapers.destroyFile', { path })).status).toBe(200)
    expect((await papersOf(id)).files).toEqual([])
    expect((await hr.call('rewardPapers.fileTicket', { path })).status).toBe(404)
    expect((await hr.call('rewardPapers.restoreFile', { path })).status).toBe(200)
    const { ticket } = (await hr.call('rewardPapers.fileTicket', { path })).body.data
    expect((await hr.call('files.download', { path: { ticket } })).bytes.length).toBe(scan().size)
  })

  test('belong to their case alone, and to who may see disciplines', async () => {
    const [id, other] = [await newCase(), await newReward()]
    const { id: file_id } = (await add(id, 'evidence')).body.data.file
    expect((await hr.call('rewardPapers.fileTicket', { path: { id: other, file_id } })).status).toBe(404)
    expect((await hr.call('rewardPapers.destroyFile', { path: { id: other, file_id } })).status).toBe(404)
    const plain = await newcomer(api, {
      login: `giay.to.${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
        ],
      },
    })
    expect((await add(other, 'certificate', plain)).status).toBe(403)
    expect((await plain.call('rewardPapers.list', { path: { id } })).status).toBe(403)
    const elsewhere = await api.as('hrOfTwo')
    expect((await add(id, 'minutes', elsewhere)).status).toBe(404)
    expect((await elsewhere.call('rewardPapers.fileTicket', { path: { id, file_id } })).status).toBe(404)
  })

  test('are fifty at most, also by putting one back', async () => {
    const id = await newCase()
    const { id: gone } = (await add(id, 'other')).body.data.file
    await hr.call('rewardPapers.destroyFile', { path: { id, file_id: gone } })
    for (let count = 0; count < 50; count += 1) await add(id, count % 2 ? 'minutes' : 'evidence')
    expect(await add(id, 'other')).toMatchObject({
      status: 400,
      body: { message: 'Một hồ sơ có nhiều nhất 50 tệp đính kèm.' },
    })
    expect(await hr.call('rewardPapers.restoreFile', { path: { id, file_id: gone } })).toMatchObject({
      status: 409,
      body: { message: 'Hồ sơ đã có 50 tệp đính kèm. Hãy gỡ bớt rồi khôi phục tệp này.' },
    })
    expect((await papersOf(id)).files).toHaveLength(50)
  })

  test('go with a case that is deleted and come back with it, but for those taken away before', async () => {
    const id = await newCase()
    const { id: gone } = (await add(id, 'other')).body.data.file
    const { id: kept } = (await add(id, 'minutes')).body.data.file
    await hr.call('rewardPapers.destroyFile', { path: { id, file_id: gone } })
    await hr.call('rewardsDisciplines.destroy', { path: { id } })
    await hr.call('rewardsDisciplines.restore', { body: { ids: [id] } })
    expect((await papersOf(id)).files.map((file) => file.id)).toEqual([kept])
  })
})

describe('missing papers', () => {
  test('follow the case from its minutes to the meeting', async () => {
    const id = await newCase()
    expect(await missingOf(id)).toEqual(['minutes'])
    await add(id, 'minutes')
    expect(await missingOf(id)).toEqual([])
    await issue(id)
    const { missing } = await papersOf(id)
    expect(missing.map(({ kind }) => kind)).toEqual(['evidence', 'invitation', 'meeting'])
    expect(missing[1]?.article).toBe('Điểm a khoản 2 Điều 70 Nghị định 145/2020/NĐ-CP')
    await add(id, 'invitation')
    expect(await missingOf(id)).toEqual(['evidence', 'meeting'])
  })

  test('of a case that was put off, or not gone on with', async () => {
    const id = await newCase()
    const path = { id }
    await hr.call('rewardsDisciplines.move', {
      path,
      body: { to: 'postponed', protection: 'ill', protected_until: '2027-01-31' },
    })
    expect(await missingOf(id)).toEqual(['minutes', 'protection'])
    await hr.call('rewardsDisciplines.move', { path, body: { to: 'dropped', reason: 'Không đủ căn cứ' } })
    expect(await missingOf(id)).toEqual([])
    expect(await missingOf(await newReward())).toEqual(['decision'])
  })
})

describe('printed papers', () => {
  const textOf = (bytes: Buffer) => pdfText(bytes)

  test('of a reward have a sheet for each person, and what it is paid with on none', async () => {
    const other = (await hire(api, 'Lý Văn Cùng Khen', 2)).employeeId
    const id = await newReward([person, other])
    const answer = await print(id, { kind: 'reward_certificate', form: 'pdf' })
    expect(answer.status, answer.text).toBe(200)
    const sheets = textOf(answer.bytes)
    expect(sheets).toHaveLength(2)
    expect(sheets.join('')).toContain('LýThịGiấyTờ')
    expect(sheets.join('')).toContain('LýVănCùngKhen')
    expect(sheets.join('')).not.toContain('5.123')
    const one = await print(id, { kind: 'reward_certificate', form: 'pdf', employee_id: other })
    expect(textOf(one.bytes)).toHaveLength(1)
    expect((await print(id, { kind: 'reward_certificate', form: 'docx' })).status).toBe(400)
    expect((await print(id, { kind: 'discipline_minutes', form: 'pdf' })).status).toBe(400)
  })

  test('of a record are told of whose people the reader sees, however many of others are newer', async () => {
    const other = (await hire(api, 'Lý Văn Đơn Vị Khác', 4)).employeeId
    const id = await newReward([person, other])
    await print(id, { kind: 'reward_certificate', form: 'pdf', employee_id: person })
    const [{ id: paper } = { id: 0 }] = (await papersOf(id)).papers
    await copyPaper(api, paper, 200, { about: [other] })
    const leader = await newcomer(api, {
      login: `giay.to.${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'unit'],
          ['employee_sensitive', 'unit'],
        ],
      },
      personId: (await hire(api, 'Lý Thị Trưởng', 3)).personId,
    })
    const { papers } = (await leader.call('rewardPapers.list', { path: { id } })).body.data
    expect(papers.map((kept) => kept.id)).toEqual([paper])
  })

  test('of a case come with its steps, are kept with a code that leads back, and open by a ticket', async () => {
    const id = await newCase()
    const path = { id }
    expect((await print(id, { kind: 'discipline_invitation', form: 'pdf' })).status).toBe(409)
    expect((await print(id, { kind: 'discipline_reduction', form: 'pdf' })).status).toBe(409)
    const minutes = await print(id, { kind: 'discipline_minutes', form: 'pdf' })
    expect(textOf(minutes.bytes).join('')).toContain('Tựýrờivịtrílàmviệc')
    const moved = await hr.call('rewardsDisciplines.move', {
      path,
      body: {
        to: 'meeting',
        invited_on: '2026-09-04',
        invited_way: 'hand',
        union_name: 'Trần Văn Đoàn',
        union_invited_on: '2026-09-04',
        meeting_date: '2026-09-20',
        meeting_place: '8 giờ 30, phòng họp tầng 2',
      },
    })
    expect(moved.status, moved.text).toBe(200)
    const invitation = textOf((await print(id, { kind: 'discipline_invitation', form: 'pdf' })).bytes).join(
      '',
    )
    for (const words of ['20-09-2026', '8giờ30,phònghọptầng2', 'TrầnVănĐoàn', 'Quétmã'])
      expect(invitation).toContain(words)
    const { papers } = await papersOf(id)
    expect(papers.map(({ kind }) => kind)).toEqual(['discipline_invitation', 'discipline_minutes'])
    const [paper] = papers
    const found = await hr.call('papers.ofCode', { path: { code: paper?.code ?? '' } })
    expect(found.body.data.paper).toMatchObject({
      record: 'reward_discipline',
      record_id: id,
      kind: 'discipline_invitation',
      later_papers: 0,
      changed_at: null,
    })
    const row = { id, row_id: paper?.id ?? 0 }
    const { ticket } = (await hr.call('rewardPapers.paperTicket', { path: row })).body.data
    expect((await hr.call('files.download', { path: { ticket } })).status).toBe(200)
    const elsewhere = await api.as('hrOfTwo')
    expect((await elsewhere.call('rewardPapers.paperTicket', { path: row })).status).toBe(404)
    expect((await elsewhere.call('papers.ofCode', { path: { code: paper?.code ?? '' } })).status).toBe(404)
  })

  test('say the company’s own words where it has written some, of a person and of a unit as a whole', async () => {
    const write = (kind: 'reward_certificate' | 'discipline_minutes', content: string) =>
      hr.call('paperClauses.update', { path: { kind }, body: { content } })
    await write('discipline_minutes', 'Riêng: {Hành vi vi phạm}.')
    const minutes = await print(await newCase(), { kind: 'discipline_minutes', form: 'pdf' })
    expect(textOf(minutes.bytes).join('')).toMatch(/BIÊNBẢN.*Riêng:Tựýrờivịtrílàmviệc\./)
    expect(textOf(minutes.bytes).join('')).not.toContain('đọclại')
    await write('reward_certificate', 'Tặng tập thể {Tập thể}.\nTặng {Họ và tên}, {Mã nhân viên}.')
    const certificate = await print(await newReward(), { kind: 'reward_certificate', form: 'pdf' })
    expect(textOf(certificate.bytes).join('')).toMatch(/TặngLýThịGiấyTờ,/)
    expect(textOf(certificate.bytes).join('')).not.toContain('tậpthể')
    for (const kind of ['reward_certificate', 'discipline_minutes'] as const)
      await hr.call('paperClauses.reset', { path: { kind }, body: {} })
  })

  test('as Word files fill every tag of their kind', async () => {
    const kind = 'discipline_meeting'
    const { tags } = paperKinds.find((each) => each.kind === kind) ?? { tags: {} }
    const content = await docx(
      Object.keys(tags)
        .map((tag) => paragraph(`${tag}: {${tag}}`))
        .join(''),
    )
    const file = new File([content as never], 'Mẫu biên bản họp.docx')
    const stored = await hr.call('paperTemplates.store', { path: { kind }, body: { file } })
    expect(stored.status, stored.text).toBe(201)
    const id = await newCase()
    await issue(id)
    const answer = await print(id, { kind, form: 'docx' })
    expect(answer.status, answer.text).toBe(200)
    const lines = await docxText(answer.bytes)
    expect(lines).toContain('Họ và tên: Lý Thị Giấy Tờ')
    expect(lines).toContain('Hình thức: Khiển trách')
    expect(lines.join('\n')).not.toContain('{')
  })
})
