import { beforeAll, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { newcomer, type SignedIn } from '../../testing/newcomer.ts'

const api = apiForFile()
let anybody: SignedIn
beforeAll(async () => {
  anybody = await newcomer(api, { login: 'anybody', companies: { 1: [] } })
})

test('the lists are whole, and go down from unit to unit', async () => {
  const old = await anybody.call('provinces.list', {})
  expect(old.body.data.provinces).toHaveLength(63)
  expect(old.body.data.provinces.at(0)?.full_name).toBe('Tỉnh An Giang')
  const { body: all } = await anybody.call('wards.list', {})
  expect(all.data.wards).toHaveLength(10_035)
  const { body: districts } = await anybody.call('districts.list', { query: { province_id: 79 } })
  expect(districts.data.districts.map(({ full_name: name }) => name)).toContain('Quận 1')
  expect(new Set(districts.data.districts.map((district) => district.province_id))).toEqual(new Set([79]))
  const { body: wards } = await anybody.call('wards.list', { query: { district_id: 760 } })
  expect(wards.data.wards.map(({ full_name: name }) => name)).toContain('Phường Bến Nghé')
  const { body: communes } = await anybody.call('newDistricts.list', { query: { province_id: 79 } })
  expect(communes.data.districts).toHaveLength(168)
})

test('numbered units come in the order of their numbers', async () => {
  const { body } = await anybody.call('districts.list', { query: { province_id: 79 } })
  const numbered = body.data.districts.map(({ full_name: name }) => name).filter((name) => /\d/.test(name))
  expect(numbered.slice(0, 4)).toEqual(['Quận 1', 'Quận 3', 'Quận 4', 'Quận 5'])
})

test('a ward that went whole names one commune, a divided one all of them', async () => {
  const successors = async (id: number) =>
    (await anybody.call('wards.show', { path: { id } })).body.data.ward.successors.map(
      ({ full_name: name }) => name,
    )
  expect(await successors(26740)).toEqual(['Phường Sài Gòn, Thành phố Hồ Chí Minh'])
  expect(await successors(19)).toEqual(
    expect.arrayContaining(['Phường Ba Đình, Thành phố Hà Nội', 'Phường Hoàn Kiếm, Thành phố Hà Nội']),
  )
})

test('an old ward is found by words without accents, with where its people live now', async () => {
  const { body } = await anybody.call('address.find', { query: { q: 'phuong ben nghe' } })
  expect(body.data.places.find(({ kind }) => kind === 'ward')).toMatchObject({
    id: 26740,
    within: 'Quận 1, Thành phố Hồ Chí Minh',
    province_id: 79,
    district_id: 760,
    successors: [{ new_province_id: 79, full_name: 'Phường Sài Gòn, Thành phố Hồ Chí Minh' }],
  })
})

test.each([
  'provinces.show',
  'districts.show',
  'wards.show',
  'newProvinces.show',
  'newDistricts.show',
] as const)('what is no unit is not found: %s', async (operation) => {
  expect((await anybody.call(operation, { path: { id: 99_999 } })).status).toBe(404)
})
