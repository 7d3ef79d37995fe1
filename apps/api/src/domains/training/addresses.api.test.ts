import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { doImport } from '../../testing/do-import.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { everyPermission, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** Phường Sài Gòn of the scheme in force. */
const saiGon = 26740
/** Phường Bến Nghé, Quận 1 of the old one; its code is the same number by chance of the offices. */
const benNghe = 26740

let made = 0
async function location(body: object) {
  made += 1
  const named = { code: `DC${made}`, name: `Địa điểm ${made}` }
  return hr.call('trainingLocations.store', { body: { ...named, ...body } })
}

describe('the address of a record', () => {
  test('is one line with the commune and the province of the scheme in force', async () => {
    const { body } = await location({ address: 'Số 1 Lê Lợi', new_district_id: saiGon })
    expect(body.data.location).toMatchObject({
      new_district_id: saiGon,
      ward_id: null,
      full_address: 'Số 1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
    })
  })

  test('may be of the old scheme, and moves to the new one', async () => {
    const { body } = await location({ ward_id: benNghe })
    const { id, version, full_address } = body.data.location
    expect(full_address).toBe('Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh')
    const moved = await hr.call('trainingLocations.update', {
      path: { id },
      body: { ward_id: null, new_district_id: saiGon, version },
    })
    expect(moved.body.data.location.full_address).toBe('Phường Sài Gòn, Thành phố Hồ Chí Minh')
  })

  test('is nothing where nothing is known', async () => {
    expect((await location({})).body.data.location.full_address).toBeNull()
  })

  test.each([
    [
      'both schemes at once',
      { new_district_id: saiGon, ward_id: benNghe },
      'new_district_id',
      'Chỉ chọn một: phường/xã/đặc khu hiện nay, hoặc phường/xã cũ.',
    ],
    [
      'a commune that is none',
      { new_district_id: 99_999 },
      'new_district_id',
      'Phường/Xã/Đặc khu không tồn tại.',
    ],
    ['a ward that is none', { ward_id: 99_998 }, 'ward_id', 'Phường/Xã (cũ) không tồn tại.'],
  ])('refuses %s', async (_, body, field, sentence) => {
    expect(await location(body)).toMatchObject({ status: 400, body: { errors: { [field]: [sentence] } } })
  })

  test('is the same of a partner', async () => {
    const named = { name: 'Đối tác có địa chỉ', address: 'Số 2 Lê Lợi', new_district_id: saiGon }
    const { body } = await hr.call('partnerInfos.store', { body: named })
    expect(body.data.partnerInfo.full_address).toBe('Số 2 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh')
  })
})

describe('in workbooks and copies', () => {
  test('a unit stands as its name with what it lies in, and is found by it whatever its case', async () => {
    const titles = ['Mã', 'Tên địa điểm', 'Địa chỉ', 'Phường/Xã/Đặc khu', 'Phường/Xã (cũ)']
    const file = await workbookFile(titles, [
      ['NHAP-1', 'Nhập một', 'Số 3', 'phường sài gòn, thành phố hồ chí minh', null],
      ['NHAP-2', 'Nhập hai', null, null, 'Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh'],
    ])
    const { result } = await doImport(api, hr, 'trainingLocations', file)
    expect(result).toMatchObject({ new: 2, wrong: 0 })
    const { locations } = (await hr.call('trainingLocations.list', { query: { search: { value: 'nhap' } } }))
      .body.data
    expect(locations.map(({ code, new_district_id, ward_id }) => [code, new_district_id, ward_id])).toEqual([
      ['NHAP-2', null, benNghe],
      ['NHAP-1', saiGon, null],
    ])
  })

  test('it goes along to another company', async () => {
    const theirs = await newcomer(api, { login: 'dia.chi.hai', companies: { 2: everyPermission } })
    const both = await newcomer(api, {
      login: 'dia.chi.ca.hai',
      companies: { 1: everyPermission, 2: everyPermission },
    })
    const body = { code: 'KHO-HAI', name: 'Kho của Hai', address: 'Số 9', new_district_id: saiGon }
    await theirs.call('trainingLocations.store', { body })
    const asked = { catalogue: 'trainingLocations' as const, from_company_id: 2, keys: ['KHO-HAI'] }
    await both.call('catalogues.copy', { body: asked })
    const query = { search: { value: 'kho cua hai' } }
    const { locations } = (await both.call('trainingLocations.list', { query })).body.data
    expect(locations).toMatchObject([{ full_address: 'Số 9, Phường Sài Gòn, Thành phố Hồ Chí Minh' }])
  })
})

test('a level whose code has a dash is found by the code and by its parts', async () => {
  const body = { code: 'TD-B7', name: 'Trình độ gạch nối', level_group: 'trade' as const, rank: 3 }
  await hr.call('levels.store', { body })
  for (const value of ['TD-B7', 'td', 'b7']) {
    const { levels } = (await hr.call('levels.list', { query: { search: { value } } })).body.data
    expect(levels.map(({ code }) => code)).toContain('TD-B7')
  }
})
