import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type OperationId,
  operations,
  resourceOf,
  verbOf,
  type ResourceName,
} from '../../packages/sdk/src/contract.ts'
import { afterEach, expect } from 'vitest'
import { operationNamed } from '../../apps/api/src/contract/operations.ts'
import { listColumns } from '../../apps/api/src/workbooks/columns.ts'
import { offeredColumns } from '../../apps/api/src/workbooks/export.ts'
import { shownDate, shownInstant } from '../../apps/api/src/workbooks/shown-values.ts'
import { workbookType } from '../../apps/api/src/workbooks/xlsx/workbook.ts'
import { demoPassword } from '../../packages/config/playwright/run-product.ts'
import { clientOf, signIn } from '../launch/client.ts'
import { dataFolderOfFile } from '../launch/data-folder.ts'
import { openFolder } from '../launch/open-folder.ts'
import { type Product, startProduct, stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { cellsIn, convert, findOffice } from './office.ts'

const dataDir = dataFolderOfFile()
afterEach(stopAll)

/** Everything that can be exported, by its resource. */
const exported = resourcesWith('export')
const imported = resourcesWith('import')

function resourcesWith(wanted: 'export' | 'import') {
  // The table's keys are exactly these.
  const ids = Object.keys(operations) as OperationId[]
  return ids.filter((id) => verbOf(id) === wanted).map(resourceOf)
}

/** Texts that a sheet would like to read as something else. */
const texts = [
  '=1+1',
  '+84912345678',
  '@SUM(A1)',
  '-5',
  '00017',
  '1/2',
  '31-12-2026',
  '"Đặng", Thị; Ướt\nở – ệ',
]

deepCase('what LibreOffice reads and writes', bounds.office.minutes, async (figure) => {
  const office = findOffice()
  if (office === undefined) return figure('LibreOffice', 'not installed here, nothing was looked at')
  const home = openFolder()
  const file = (name: string) => join(home, `${name}.xlsx`)
  const product = await startProduct({ dataDir, env: { DEMO: '1' } })
  await product.ready()
  const login = 'hungtq'
  const token = await signIn(product, { login, password: demoPassword(dataDir, login) ?? '' })
  await addTexts(product, token)

  const wanted = new Map<ResourceName, string[][]>()
  for (const resource of exported) {
    wanted.set(resource, await listOf(product, token, resource))
    writeFileSync(file(resource), await fetchExport(product, token, resource))
  }
  const files = exported.map(file)
  const shown = await convert(office, home, 'shown', files)
  for (const resource of exported) {
    const list = wanted.get(resource) ?? []
    expect(chosen(cellsIn(shown, resource), list[0] ?? []), resource).toEqual(list)
  }
  const days = cellsIn(await convert(office, home, 'plain', [file('employees')]), 'employees')
  const birthday = days[0]?.indexOf('Ngày sinh') ?? -1
  expect(days.slice(1).filter((row) => !/^\d\d\/\d\d\/\d{4}$/.test(row[birthday] ?? ''))).toEqual([])
  const pages = await convert(office, home, 'pdf', [file('employees')])
  expect(readFileSync(join(pages, 'employees.pdf'), 'latin1')).toMatch(/^%PDF-/)

  // What LibreOffice has saved is read as what it was.
  const saved = await convert(office, home, 'xlsx', imported.map(file))
  for (const resource of imported) {
    const told = await send(product, token, resource, readFileSync(join(saved, `${resource}.xlsx`)))
    const rows = (wanted.get(resource)?.length ?? 0) - 1
    expect(told, resource).toMatchObject({
      total: rows,
      unchanged: rows,
      wrong: 0,
      ignored_columns: expect.any(Array),
    })
  }

  // And so is what was written in it, with its faults beside the rows.
  const titles = ['Mã trình độ', 'Tên trình độ', 'Nhóm trình độ', 'Thứ bậc']
  const rows = [
    ['tho-7', 'Thợ bậc bảy', 'Bậc thợ', '7'],
    ['x', 'Ở', 'Bậc thợ', '1000'],
  ]
  writeFileSync(join(home, 'own.csv'), [titles, ...rows].map((row) => `${row.join(',')}\n`).join(''))
  const own = await convert(office, home, 'xlsx', [join(home, 'own.csv')])
  const marked = await fetch(`${product.address}/api/levels/import/marked`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form(readFileSync(join(own, 'own.xlsx'))),
  })
  writeFileSync(file('marked'), Buffer.from(await marked.arrayBuffer()))
  expect(cellsIn(await convert(office, home, 'shown', [file('marked')]), 'marked')).toEqual([
    ['Kết quả', 'Chi tiết', ...titles],
    ['Thêm mới', '', ...(rows[0] ?? [])],
    ['Sai', 'Mã trình độ không hợp lệ. Thứ bậc không được lớn hơn 999.', ...(rows[1] ?? [])],
  ])
  figure('exports', exported.length)
  figure('cells', [...wanted.values()].flat(2).length)
})

type Row = Readonly<Record<string, unknown>>

/** Records whose words look like something else, where there is room for any text. */
async function addTexts(product: Product, token: string): Promise<void> {
  const client = clientOf(product, token)
  for (const [index, text] of texts.entries()) {
    const body = { code: `CHU-${index}`, name: `${text} ${index}`, description: text }
    expect((await client.call('POST', '/api/training-types', body)).status, text).toBe(201)
  }
}

/** What the API says of a list, as its export shows it: titles, then a row a record; without references, which are ids there. */
async function listOf(product: Product, token: string, resource: ResourceName): Promise<string[][]> {
  const [list, operation] = ['list', 'export'].map((verb) =>
    // Each resource with an export has a list.
    operationNamed(`${resource}.${verb}` as OperationId),
  )
  if (!list || !operation) throw new Error(`${resource} has no list`)
  const columns = listColumns(list, offeredColumns(operation)).filter(
    ({ refersTo }) => refersTo === undefined,
  )
  const include = resource === 'employees' ? '?include=account,papers,profile' : ''
  const { data } = await clientOf(product, token).call('GET', list.path + include)
  const rows = data[list.rows ?? ''] as Row[]
  return [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ valueOf }) => shownDate(shownInstant(String(valueOf(row) ?? ''))))),
  ]
}

/** The cells under these titles. */
function chosen(cells: readonly string[][], titles: readonly string[]): string[][] {
  const places = titles.map((title) => cells[0]?.indexOf(title) ?? -1)
  return cells.map((row) => places.map((place) => row[place] ?? ''))
}

async function fetchExport(product: Product, token: string, resource: ResourceName): Promise<Buffer> {
  const { method, path } = operations[`${resource}.export` as keyof typeof operations]
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  })
  expect(answer.status, resource).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

function form(bytes: Buffer): FormData {
  const sent = new FormData()
  sent.set('file', new File([Uint8Array.from(bytes)], 'danh-sach.xlsx', { type: workbookType }))
  return sent
}

/** What an import of the workbook would do. */
async function send(
  product: Product,
  token: string,
  resource: ResourceName,
  bytes: Buffer,
): Promise<unknown> {
  const { path } = operations[`${resource}.import` as keyof typeof operations]
  const answer = await fetch(`${product.address}/api${path}?dry_run=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form(bytes),
  })
  const { data } = (await answer.json()) as { data?: { import?: unknown } }
  return data?.import
}
