import * as v from 'valibot'
import { expect, test } from 'vitest'
import { codeRule } from './code-rule.ts'

test('a code is raised to capitals before it is judged', () => {
  expect(v.safeParse(codeRule, 'dh-01')).toMatchObject({ success: true, output: 'DH-01' })
  for (const wrong of ['đh', 'd', 'a b', 'ıst']) expect(v.safeParse(codeRule, wrong).success).toBe(false)
})
