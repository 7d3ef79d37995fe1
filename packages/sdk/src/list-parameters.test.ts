import { assert, pre, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writePath, writeQuery } from './list-parameters.ts'

const JSON_PARAMETERS = ['search', 'filter']
const write = (query: Record<string, unknown>) => writeQuery(query, JSON_PARAMETERS)

/** The query as the server reads it. */
const read = (text: string) => Object.fromEntries(new URLSearchParams(text))

describe('a query', () => {
  test('is written to the letter', () => {
    const query = {
      include: ['account', 'department'],
      page: 2,
      size: 50,
      pagination: true,
      sort: '-created_at,name',
      search: { value: 'đào', fields: ['full_name'] },
      filter: { join_date: { operator: 'between', from: '2026-01-01', to: '2026-12-31' } },
    }

    expect(write(query)).toBe(
      'include=account%2Cdepartment&page=2&size=50&pagination=true&sort=-created_at%2Cname' +
        '&search=%7B%22value%22%3A%22%C4%91%C3%A0o%22%2C%22fields%22%3A%5B%22full_name%22%5D%7D' +
        '&filter=%7B%22join_date%22%3A%7B%22operator%22%3A%22between%22%2C%22from%22%3A%222026-01-01%22%2C%22to%22%3A%222026-12-31%22%7D%7D',
    )
  })

  test('of a page says which page, how long and what is filtered, also where a list would do so anyway', () => {
    expect(write({ page: 1, size: 30, pagination: true })).toBe(
      'page=1&size=30&pagination=true&filter=%7B%7D',
    )
    expect(writeQuery({ page: 1, size: 30, pagination: true })).toBe('page=1&size=30&pagination=true')
  })

  test.each<[string, Record<string, unknown>]>([
    [
      'what is not given',
      { sort: undefined, include: [], active: null, search: undefined, filter: undefined },
    ],
    ['a search without words', { search: { value: '  ', fields: ['name'] } }],
    ['a filter without conditions', { filter: {} }],
    [
      'conditions without a value or a from',
      {
        filter: {
          a: { operator: 'like', value: '' },
          b: { operator: 'in', value: [] },
          c: { operator: 'between', to: '2026-01-01' },
          d: undefined,
        },
      },
    ],
  ])('leaves out %s', (_, query) => {
    expect(write(query)).toBe('')
  })

  test('keeps false and 0, which are values', () => {
    expect(write({ active: false })).toBe('active=false')
    expect(
      read(
        write({ filter: { rank: { operator: 'gte', value: 0 }, on: { operator: 'equal', value: false } } }),
      ),
    ).toEqual({
      filter: '{"rank":{"operator":"gte","value":0},"on":{"operator":"equal","value":false}}',
    })
  })

  test('keeps the conditions that count, and only those', () => {
    const filter = { name: { operator: 'like', value: 'đại' }, rank: { operator: 'gte', value: undefined } }

    expect(read(write({ filter }))).toEqual({ filter: '{"name":{"operator":"like","value":"đại"}}' })
  })

  test('keeps to the search words without the spaces around them', () => {
    expect(read(write({ search: { value: ' dao nguyen ' } }))).toEqual({ search: '{"value":"dao nguyen"}' })
  })

  test('treats a parameter as JSON only where the contract says so', () => {
    expect(writeQuery({ filter: 'plain' })).toBe('filter=plain')
  })

  test('brings any text over unchanged', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const query = { sort: text, filter: { name: { operator: 'like', value: text } } }
        expect(read(write(query))).toEqual({ sort: text, filter: JSON.stringify(query.filter) })
      }),
    )
  })
})

describe('a path', () => {
  const refuse = (name: string): never => {
    throw new Error(`refused ${name}`)
  }

  test('takes its values by name', () => {
    expect(writePath('/a/{id}/b/{other_id}', { id: 7, other_id: 'x' }, refuse)).toBe('/a/7/b/x')
    expect(writePath('/a', undefined, refuse)).toBe('/a')
  })

  test('keeps any value inside its segment, or refuses it', () => {
    assert(
      property(string({ unit: 'grapheme' }), (value) => {
        pre(!['', '.', '..'].includes(value))
        const path = writePath('/levels/{id}/x', { id: value }, refuse)
        const { pathname, search, hash } = new URL(path, 'http://localhost')
        const [, levels, segment = '', last] = pathname.split('/')
        expect([levels, decodeURIComponent(segment), last, search, hash]).toEqual([
          'levels',
          value,
          'x',
          '',
          '',
        ])
      }),
    )
  })

  test.each(['', '.', '..', null, undefined])('refuses %j', (id) => {
    expect(() => writePath('/levels/{id}', { id }, refuse)).toThrow('refused id')
  })
})
