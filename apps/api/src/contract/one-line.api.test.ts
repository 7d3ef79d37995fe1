import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../testing/api.ts'

const api = apiForFile()
let hr: Person
let made = 0
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

function store(name: string, description: string | null = null) {
  made += 1
  return hr.call('trainingTypes.store', { body: { code: `DONG${made}`, name, description } })
}

describe('a text of one line', () => {
  test.each([
    ['a line end', 'Dòng\r\nhai', 'Dòng hai'],
    ['a tab', 'Dòng\tba', 'Dòng ba'],
    ['joiners and fillers', 'Dòng\u200b bốn\u2060\u3164', 'Dòng bốn'],
    ['a mark of direction', '\u202eDòng năm', 'Dòng năm'],
    ['another control character', 'Dòng\u007fsáu', 'Dòng sáu'],
  ])('is stored without %s, and the answer says so', async (_, name, kept) => {
    const { status, body, headers } = await store(name)
    expect([status, body.data.type.name]).toEqual([201, kept])
    expect(body.message).toBe('Thêm mới thành công! Đã bỏ ký tự ẩn trong: Tên loại đào tạo.')
    expect(decodeURIComponent(String(headers['x-notice']))).toBe('Đã bỏ ký tự ẩn trong: Tên loại đào tạo.')
  })

  test('says nothing where nothing was hidden, and loses spaces that nobody sees', async () => {
    const { body, headers } = await store('  Dòng \u00a0 bảy ')
    expect([body.data.type.name, body.message]).toEqual(['Dòng bảy', 'Thêm mới thành công!'])
    expect(headers).not.toHaveProperty('x-notice')
  })

  test('is the same name as one that differs in what nobody sees', async () => {
    expect((await store('Dòng tám')).status).toBe(201)
    for (const other of ['DÒNG  tám', 'Dòng\u200b tám', 'Do\u0300ng\ttám ', 'dòng\u00a0tám'])
      expect(await store(other)).toMatchObject({
        status: 400,
        body: { errors: { name: ['Tên loại đào tạo đã tồn tại.'] } },
      })
  })

  test('is judged by what is left of it', async () => {
    expect((await store('\u200b\u2060')).status).toBe(400)
    expect((await store(`${'x'.repeat(200)}\u200b`)).status).toBe(201)
  })

  test('is told apart from longer texts, whose lines stay', async () => {
    const { body } = await store('Dòng chín', 'Một\nhai')
    expect([body.data.type.description, body.message]).toEqual(['Một\nhai', 'Thêm mới thành công!'])
  })

  // U+3164 and U+FFA0 are letters to a pattern, U+034F and U+FE0F are marks on letters: nobody sees any of them.
  test.each(['Lê\u3164 Thị\uffa0 Mười', 'Lê\u034f Thị\ufe0f Mười', 'Lê\u200b Thị Mười\u00ad'])(
    'is the rule of a name that is judged by a pattern too: %j',
    async (full_name) => {
      const { status, body } = await hr.call('employees.store', {
        body: {
          full_name,
          gender: 'Nữ',
          phone: '0981000321',
          date_of_birth: '1995-02-03',
          reception: { effective_date: '2024-06-03', decision_type: 2, position_id: 2, department_id: 3 },
        },
      })
      expect([status, body.data?.employee.full_name, body.errors]).toEqual([201, 'Lê Thị Mười', undefined])
      expect(body.message).toMatch(/Đã bỏ ký tự ẩn trong: Họ và tên\.$/)
    },
  )

  test('is refused in a code, where signs that nobody sees are letters to its pattern', async () => {
    const refused = await hr.call('recruitmentSettings.update', {
      body: { code_pattern: 'TD\u3164-{year}-{seq}' },
    })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['code_pattern']])
  })

  test('is the rule of every form', async () => {
    const { body } = await hr.call('certificateGroups.store', {
      body: { code: 'NHOM-1D', name: 'Nhóm\r\nmột' },
    })
    expect(body.data.certificate_group.name).toBe('Nhóm một')
  })
})
