import { operations, type ResourceName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { importedBySheet, resourcesWith } from '../testing/classes.ts'
import { doImport } from '../testing/do-import.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { workbookFile } from '../testing/import-file.ts'
import { openWorkbook } from '../testing/open-workbook.ts'
import { importFields } from '../workbooks/import/fields.ts'

// What is done to many records is done to all or to none, whichever of them fails.
const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** Company 1, but for what tells of requests and runs. */
async function print(): Promise<string> {
  return (await fingerprint(api.db.superuser, 1)).replace(
    /^(audit_trail|idempotency_keys|job_runs|queued_imports) .*$/gm,
    '',
  )
}

/** The first records of a list, whatever its rows are called. */
async function idsOf(resource: ResourceName): Promise<number[]> {
  const { body } = await hr.call(`${resource}.list` as 'levels.list')
  const rows = Object.values(body.data).find((value) => Array.isArray(value)) ?? []
  return rows.map(({ id }) => id)
}

/** What belongs to a record has no list of its own to choose from. */
const withList = resourcesWith('destroyBulk').filter((resource) => `${resource}.list` in operations)

describe.each(withList)('deleting several: %s', (resource) => {
  test.each([0, 1, 2])('one that never was, at place %i, keeps the others', async (place) => {
    const chosen = (await idsOf(resource)).slice(0, 2)
    const list = chosen.toSpliced(place, 0, 999_999)
    const before = await print()
    const name = resource === 'departments' ? 'dept_ids' : 'ids'
    const body = { [name]: list }
    const answer = await hr.call(`${resource}.destroyBulk` as 'levels.destroyBulk', {
      body: body as { ids: number[] },
    })
    expect(list).toHaveLength(3)
    expect(answer.status).toBe(404)
    expect(await print()).toBe(before)
  })
})

describe.each(importedBySheet)('importing several: %s', (resource) => {
  test.each([0, 1])('a row without what it needs, at place %i, keeps the others out', async (place) => {
    const { bytes } = await hr.call(`${resource}.export` as 'levels.export')
    const { sheets } = await openWorkbook(Buffer.from(bytes))
    const [titles = [], ...rows] = Object.values(sheets)[0] ?? []
    const { columns, key } = importFields(resource)
    // What has no name is told from others by what it says.
    const named = columns.find(({ path }) => path === 'name') ?? key
    const nameAt = titles.indexOf(named.title)
    const cells = rows.slice(0, 2).map((row, index) =>
      row.map((cell, at) => {
        const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell) : null
        if (at !== nameAt) return text
        return index === place ? 'x'.repeat(5_000) : `${text} mới`
      }),
    )
    const before = await print()
    const { result, refusal } = await doImport(
      api,
      hr,
      resource,
      await workbookFile(titles.map(String), cells),
    )
    expect(result).toBeUndefined()
    expect(Object.keys(refusal?.errors ?? {})).toEqual([`rows.${place + 2}`])
    expect(await print()).toBe(before)
  })
})
