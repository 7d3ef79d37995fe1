import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { expandDescriptions } from './expand.ts'

const shared = join(import.meta.dirname, '../../openapi/shared')

/** A folder of descriptions with the shared ones and these, expanded. */
function expanded(files: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-expand-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  const sharedFiles = [
    'envelope.yaml',
    'catalogue.yaml',
    'standard-set.yaml',
    'row-set.yaml',
    'field-rights.yaml',
  ].map((name) => [`shared/${name}`, parse(readFileSync(join(shared, name), 'utf8')) as object] as const)
  for (const [path, content] of [...sharedFiles, ...Object.entries(files)]) {
    mkdirSync(dirname(join(from, path)), { recursive: true })
    writeFileSync(join(from, path), stringify(content))
  }
  const resources = expandDescriptions(from, to)
  const read = (path: string) => JSON.parse(readFileSync(join(to, path), 'utf8')) as unknown
  return { resources, read }
}

const skills = {
  'x-noun': 'kỹ năng',
  collection: {
    'x-standard': { record: 'Skill', area: 'training', sort: ['name'], filter: ['name', 'rank', 'group_id'] },
    get: {
      summary: 'Skills, by name.',
      parameters: [{ name: 'search', in: 'query', schema: { type: 'string' } }],
    },
  },
  schemas: {
    Skill: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Tên kỹ năng', example: 'Hàn' },
        rank: { type: 'integer', title: 'Thứ bậc', example: 1 },
        group_id: { type: 'integer', 'x-refers-to': 'skillGroups', example: 1 },
        holder_total: { type: 'integer', readOnly: true, example: 3 },
        group: { type: 'object', 'x-included': true },
      },
    },
  },
}
const root = { paths: { '/skills': { $ref: 'training/skills.yaml#/collection' } } }

test('a standard set is made of its table of fields', () => {
  const { read, resources } = expanded({
    'product/openapi.yaml': root,
    'product/training/skills.yaml': skills,
  })
  const set = read('product/training/skills.yaml')
  expect(set).toMatchObject({
    collection: { post: { operationId: 'skills.store', tags: ['training'], 'x-words': 'Thêm kỹ năng' } },
    item: {
      delete: {
        'x-access': [{ permission: 'training_delete' }],
        summary: expect.stringMatching(/^Delete a skill;/),
      },
    },
    restore: { post: { 'x-own': true } },
    schemas: {
      SkillName: { title: 'Tên kỹ năng' },
      SkillStore: { required: ['name'] },
      SkillFilter: {
        properties: {
          name: { $ref: '../../shared/filters.yaml#/TextFilter' },
          rank: { $ref: '../../shared/filters.yaml#/NumberFilter' },
          group_id: { $ref: '../../shared/filters.yaml#/SelectFilter' },
        },
      },
    },
  })
  const { schemas } = set as { schemas: Record<string, { required?: string[]; properties: object }> }
  expect(Object.keys(schemas['SkillStore']?.properties ?? {})).toEqual(['name', 'rank', 'group_id'])
  expect(Object.keys(schemas['SkillUpdate']?.properties ?? {})).toEqual([
    'name',
    'rank',
    'group_id',
    'version',
  ])
  expect(schemas['Skill']?.required).toContain('holder_total')
  expect(schemas['Skill']?.required).not.toContain('group')
  expect(read('product/openapi.yaml')).toMatchObject({
    paths: {
      '/skills/{id}': { $ref: 'training/skills.yaml#/item' },
      '/skills/destroy-bulk': { $ref: 'training/skills.yaml#/destroyBulk' },
      '/skills/restore': { $ref: 'training/skills.yaml#/restore' },
    },
  })
  expect(resources).toEqual({
    skills: { noun: 'kỹ năng', record: 'skill', calledBy: 'name', usedBy: 'danh mục kỹ năng' },
  })
})

test('what a file says of an operation is laid over the generated one, parameters by their names', () => {
  const { read } = expanded({ 'product/openapi.yaml': root, 'product/training/skills.yaml': skills })
  const { collection } = read('product/training/skills.yaml') as {
    collection: { get: { summary: string; parameters: { name?: string; schema?: object }[] } }
  }
  expect(collection.get.summary).toBe('Skills, by name.')
  expect(collection.get.parameters.filter(({ name }) => name === 'search')).toEqual([
    { name: 'search', in: 'query', schema: { type: 'string' } },
  ])
  expect(collection.get.parameters).toHaveLength(6)
})

test('an answer is said by its data', () => {
  const ping = {
    ping: {
      get: {
        operationId: 'ping.ping',
        'x-words': 'Hỏi',
        responses: { 200: { description: 'So.', 'x-data': { ids: ['Id'], on: { type: 'boolean' } } } },
      },
    },
  }
  const { read } = expanded({ 'product/system/ping.yaml': ping })
  expect(read('product/system/ping.yaml')).toMatchObject({
    ping: {
      get: {
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  required: ['success', 'message', 'data'],
                  properties: {
                    message: { $ref: '../../shared/envelope.yaml#/Message' },
                    data: {
                      required: ['ids', 'on'],
                      properties: {
                        ids: { type: 'array', items: { $ref: '../../shared/envelope.yaml#/Id' } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  })
})

test.each([
  [
    'a schema that is not there',
    {
      ping: {
        get: {
          operationId: 'ping.ping',
          'x-words': 'Hỏi',
          responses: { 200: { 'x-data': { a: 'Nothing' } } },
        },
      },
    },
    /names the schema Nothing/,
  ],
  [
    'an operation without words',
    { ping: { get: { operationId: 'ping.ping' } } },
    /ping\.ping has no x-words/,
  ],
  ['a standard operation without a noun', { ping: { get: { operationId: 'ping.list' } } }, /has no x-noun/],
  ['a second schema of a name', { schemas: { Level: {} } }, /both have a schema Level/],
])('%s is refused', (_, ping, message) => {
  const levels = { schemas: { Level: {} } }
  expect(() => expanded({ 'product/system/levels.yaml': levels, 'product/system/ping.yaml': ping })).toThrow(
    message,
  )
})
