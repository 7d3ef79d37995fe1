import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { addLevel, renameLevel } from '../examples/create-and-change.ts'
import { unitsOf } from '../examples/nightly-copy.ts'
import { newcomers } from '../examples/sign-in-and-list.ts'
import { clientWith, ok, refusal } from './support/client.ts'

const root = join(import.meta.dirname, '..')

test('the README quotes every example to the letter', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const quoted = [...readme.matchAll(/^### `(examples\/.+)`\n\n```ts\n([^]*?)```$/gm)].map(
    ([, file, code]) => ({ file, code }),
  )
  const written = readdirSync(join(root, 'examples')).map((name) => ({
    file: `examples/${name}`,
    code: readFileSync(join(root, 'examples', name), 'utf8'),
  }))

  expect(quoted.sort(byFile)).toEqual(written.sort(byFile))
})

const byFile = (a: { file: string | undefined }, b: { file: string | undefined }) =>
  (a.file ?? '') < (b.file ?? '') ? -1 : 1

test('signing in and walking through a filtered list', async () => {
  const { server } = await clientWith(({ url }) => {
    if (url.endsWith('/login')) return ok({ token: 'T1' })
    if (url.endsWith('/me/current-company')) return ok({ company: { id: 4 } })
    const page = url.includes('page=2') ? 2 : 1
    const pagination = { total: 2, per_page: 1, current_page: page, total_pages: 2 }
    return ok({
      employees: [{ full_name: page === 1 ? 'Nguyễn Thị Đào' : 'Lê Văn An' }],
      meta: { pagination },
    })
  })

  expect(await newcomers(server.url, 'ha.hr', 'mot-cau-dai', 12)).toEqual(['Nguyễn Thị Đào', 'Lê Văn An'])

  const list = new URL(server.received.at(-1)?.url ?? '', server.url)
  expect(JSON.parse(list.searchParams.get('filter') ?? '')).toMatchObject({
    department_id: { operator: 'equal', value: 12 },
  })
  expect(server.received.at(-1)?.headers).toMatchObject({ authorization: 'Bearer T1', 'x-company-id': '4' })
})

test('creating with wrong input brings messages per field, any other trouble is thrown', async () => {
  const replies = [refusal(400, { errors: { code: ['Mã đã có.'] } }), refusal(403)]
  const { client } = await clientWith((_, nth) => replies[nth - 1] ?? 'reset')
  const body = { code: 'DH', name: 'Đại học', level_group: 'education', rank: 60 } as const

  expect(await addLevel(client, body)).toEqual({ fields: { code: ['Mã đã có.'] } })
  await expect(addLevel(client, body)).rejects.toMatchObject({ kind: 'forbidden' })
})

test('renaming after somebody else saved starts from the newer version', async () => {
  const { client, server } = await clientWith(({ method, body }) => {
    if (method === 'GET') return ok({ level: { id: 7, version: 3 } })
    if (JSON.parse(body).version === 3) return refusal(409, { data: { level: { id: 7, version: 4 } } })
    return ok({ level: { id: 7, version: 5 } })
  })

  expect(await renameLevel(client, 7, 'Đại học')).toEqual({ level: { id: 7, version: 5 } })
  expect(server.received.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT'])
})

test('copying units by a machine token, until it is over', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const unit = { id: 3, code: 'P1', name: 'Phòng Nhân sự', level: 4 }
  const { server } = await clientWith((_, nth) => (nth === 1 ? ok({ departments: [unit] }) : refusal(401)))

  expect(await unitsOf(server.url, 'T1')).toEqual([{ id: 3, code: 'P1', name: 'Phòng Nhân sự' }])
  expect(await unitsOf(server.url, 'T1')).toBeUndefined()

  expect(server.received[0]?.headers['authorization']).toBe('Bearer T1')
  expect(said.mock.calls.map(([operation, status]) => [operation, status])).toEqual([
    ['departments.list', 200],
    ['departments.list', 401],
  ])
  said.mockRestore()
})
