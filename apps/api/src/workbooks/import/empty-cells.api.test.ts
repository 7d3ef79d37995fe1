import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { doImport, tryImport } from '../../testing/do-import.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const titles = ['Mã', 'Tên chức vụ', 'Cấp chức vụ', 'Đơn vị', 'Định biên', 'Mô tả công việc']
let made = 0

async function newPosition() {
  made += 1
  const body = {
    code: `OTRONG${made}`,
    name: `Chức vụ ô trống ${made}`,
    position_level: 8,
    department_id: 2,
    headcount_plan: 3,
    job_description: 'Soạn thảo văn bản',
  }
  const { body: answer } = await hr.call('positions.store', { body })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.position
}
const show = async (id: number) => (await hr.call('positions.show', { path: { id } })).body.data.position

test('an empty cell takes an optional value away, told before and taken back after', async () => {
  const position = await newPosition()
  const file = await workbookFile(titles, [[position.code, position.name, 'Chuyên viên', null, '', '  ']])
  expect(await tryImport(hr, 'positions', file)).toMatchObject({
    changed: 1,
    rows: [
      {
        changes: [
          { field: 'department_id', before: expect.stringMatching(/./), after: null },
          { field: 'headcount_plan', before: '3', after: null },
          { field: 'job_description', before: 'Soạn thảo văn bản', after: null },
        ],
      },
    ],
  })
  expect(await show(position.id)).toMatchObject({ department_id: 2, headcount_plan: 3 })
  const { result } = await doImport(api, hr, 'positions', file)
  expect(await show(position.id)).toMatchObject({
    department_id: null,
    headcount_plan: null,
    job_description: null,
  })
  await hr.call('positions.undoImport', { path: { id: result?.id ?? 0 } })
  expect(await show(position.id)).toMatchObject({
    department_id: 2,
    headcount_plan: 3,
    job_description: 'Soạn thảo văn bản',
  })
})

test('a column that is not there leaves values alone, and so does an empty cell of what must hold something', async () => {
  const position = await newPosition()
  const file = await workbookFile(['Mã', 'Tên chức vụ', 'Cấp chức vụ'], [[position.code, null, null]])
  expect(await tryImport(hr, 'positions', file)).toMatchObject({ unchanged: 1, changed: 0 })
})

test('an empty cell of a new record says nothing of it', async () => {
  const file = await workbookFile(titles, [['TRONGMOI', 'Chức vụ mới', 'Chuyên viên', null, null, null], []])
  const told = await tryImport(hr, 'positions', file)
  expect(told).toMatchObject({ total: 1, new: 1 })
  expect(told.rows[0]?.changes.map(({ field }) => field)).toEqual(['code', 'name', 'position_level'])
})

test('the template says what an empty cell does', async () => {
  const guideOf = async (resource: 'positions' | 'levels') => {
    const { sheets } = await openWorkbook((await hr.call(`${resource}.importTemplate`)).bytes)
    return new Map(sheets['Hướng dẫn']?.map(([title, , words]) => [title, words]))
  }
  const how = await guideOf('positions')
  expect(how.get('Định biên')).toMatch(/Để trống: xóa giá trị đang có\.$/)
  expect((await guideOf('levels')).get('Trạng thái')).toMatch(/Để trống: giữ nguyên giá trị đang có\.$/)
  expect(how.get('Tên chức vụ')).not.toMatch(/Để trống/)
  expect(how.get('Mã')).toMatch(/cột bị bỏ khỏi tệp thì giữ nguyên/)
})
