import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Refusal } from '../db/refusal.ts'
import { keepAsTemplate } from '../testing/clone.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { seedDemoGroup } from './demo.ts'
import { fillForMeasuring } from './measuring.ts'
import { findUnbelievable } from './testing/believable.ts'
import { deriveAnew, derivedPicture, rowsPicture, schemaPicture } from './testing/pictures.ts'

const passwords = () => 'a password'

// Seeded once, and cloned for each group of tests.
beforeAll(async () => {
  const seeded = await testDatabase()
  await seedDemoGroup(seeded.owner, { passwords, employees: 600 })
  await keepAsTemplate(inject('testServer'), seeded, 'demo group')
})

async function employeesOf(db: TestDatabase): Promise<number[]> {
  const { rows } = await db.superuser.query<{ total: number }>(
    `select total from table_counts where table_name = 'employees' order by company_id`,
  )
  return rows.map(({ total }) => total)
}

describe('a database that was filled for measuring', () => {
  let db: TestDatabase
  let schemaBefore: string[]
  const lines: string[] = []
  beforeAll(async () => {
    db = await testDatabase('demo group')
    schemaBefore = await schemaPicture(db.superuser)
    await fillForMeasuring(db.owner, { employees: 4_200, report: (line) => lines.push(line) })
  })
  afterAll(() => db.close())

  test('holds as many as asked for, in equal shares', async () => {
    const sizes = await employeesOf(db)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(4_200)
    expect(sizes).toHaveLength(12)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(300)
  })

  test('is believable', async () => {
    expect(await findUnbelievable(db.superuser)).toEqual({})
  })

  test('has trees of five levels where the company itself is large', async () => {
    const { rows } = await db.superuser.query<{ depth: number }>(
      `select max((select count(*) from department_and_above(company_id, id))) as depth
       from departments where company_id in (2, 4) group by company_id order by company_id`,
    )
    expect(rows.map(({ depth }) => depth)).toEqual([5, 4])
  })

  test('derives words, units and totals as the triggers do', async () => {
    const stored = await derivedPicture(db.superuser)
    await deriveAnew(db.superuser)
    expect(await derivedPicture(db.superuser)).toEqual(stored)
  })

  test('has its keys, indexes, triggers and walls as they were', async () => {
    expect(await schemaPicture(db.superuser)).toEqual(schemaBefore)
  })

  test('told how far it was', () => {
    expect(lines).toContain('Đã nạp 4.200 / 4.200 nhân viên')
  })

  test('is not filled a second time', async () => {
    await expect(fillForMeasuring(db.owner, { employees: 20_000 })).rejects.toThrow(Refusal)
    expect((await employeesOf(db)).reduce((sum, size) => sum + size, 0)).toBe(4_200)
  })
})

describe('filling for measuring', () => {
  let db: TestDatabase
  let rowsBefore: Record<string, string>
  let schemaBefore: string[]
  beforeAll(async () => {
    db = await testDatabase('demo group')
    rowsBefore = await rowsPicture(db.superuser)
    schemaBefore = await schemaPicture(db.superuser)
  })
  afterAll(() => db.close())

  async function expectNothingChanged() {
    expect(await rowsPicture(db.superuser)).toEqual(rowsBefore)
    expect(await schemaPicture(db.superuser)).toEqual(schemaBefore)
  }

  test('leaves nothing when it is cancelled', async () => {
    const controller = new AbortController()
    const lines: string[] = []
    const report = (line: string) => {
      lines.push(line)
      if (line.startsWith('Lập các bảng')) controller.abort(new Error('stopped by hand'))
    }
    await expect(
      fillForMeasuring(db.owner, { employees: 3_000, signal: controller.signal, report }),
    ).rejects.toThrow('stopped by hand')
    expect(lines.at(-1)).toBe('Đã hủy: không có gì được lưu.')
    await expectNothingChanged()
  })

  test('refuses a number that is reached already', async () => {
    await expect(fillForMeasuring(db.owner, { employees: 600 })).rejects.toThrow('đã có 600 nhân viên')
    await expectNothingChanged()
  })

  test('never puts invented people among real ones', async () => {
    await db.superuser.query(`insert into persons (nhansu_id) values ('REAL01')`)
    await expect(fillForMeasuring(db.owner, { employees: 3_000 })).rejects.toThrow(Refusal)
    await db.superuser.query(`delete from persons where nhansu_id = 'REAL01'`)
    await expectNothingChanged()
  })

  test('never runs on companies of somebody else', async () => {
    await db.superuser.query(`update companies set code = 'ABC' where id = 12`)
    await expect(fillForMeasuring(db.owner, { employees: 3_000 })).rejects.toThrow(Refusal)
    await db.superuser.query(`update companies set code = 'SMN' where id = 12`)
    await expectNothingChanged()
  })

  test('fills the first companies alone when asked to', async () => {
    const before = await employeesOf(db)
    await fillForMeasuring(db.owner, { employees: 11_600, companies: 2 })
    const after = await employeesOf(db)
    const added = after.map((size, index) => size - (before[index] ?? 0))
    expect(added).toEqual([5_500, 5_500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})
