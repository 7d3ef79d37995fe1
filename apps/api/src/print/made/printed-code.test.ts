import { expect, test } from 'vitest'
import { paperDefinition } from '../paper-definition.ts'
import { newPaperCode, printedCode, staffApp } from './paper-code.ts'
import type { Settings } from '../../settings.ts'

const paper = {
  heading: { company: 'Công ty', date: '2026-12-01' },
  title: 'HỢP ĐỒNG',
  orientation: 'portrait',
  body: [],
  signatures: [],
} as const
const watch = { pagesCounted: () => {}, rowsLaidOut: () => {}, drawn: () => {} }

test('the code stands on the paper where the address of the app is said, and nowhere else', () => {
  const code = newPaperCode()
  const place = (appUrl: string, isAppUrlSaid: boolean) =>
    // Of all settings only these are read.
    staffApp({ appUrl, isAppUrlSaid } as Settings)
  const said = printedCode(place('https://nhansu.example.com/', true), code)
  const drawn = (check: typeof said) => JSON.stringify(paperDefinition({ ...paper, ...check }, watch).content)
  expect(drawn(said)).toContain('Quét mã để đối chiếu bản in này')
  expect(said.check?.boxes.length).toBeGreaterThan(100)
  const unsaid = printedCode(place('http://localhost:4000', false), code)
  expect(unsaid).toEqual({})
  expect(drawn(unsaid)).not.toContain('Quét mã')
})

test('no two papers have the same code', () => {
  const codes = new Set(Array.from({ length: 100 }, newPaperCode))
  expect(codes.size).toBe(100)
  for (const code of codes) expect(code).toMatch(/^[\w-]{22}$/)
})
