import { fieldFacts as contractTypes } from '@nhansu/sdk/field-facts/contract-types'
import { fieldFacts as departments } from '@nhansu/sdk/field-facts/departments'
import { fieldFacts as levels } from '@nhansu/sdk/field-facts/levels'
import { fieldFacts as partnerInfos } from '@nhansu/sdk/field-facts/partner-infos'
import { type FieldFact, fieldProblem } from '@nhansu/sdk/domains/field-sentences'
import { expect, test } from 'vitest'
import { fieldErrors } from './field-messages.ts'
import { operationNamed } from './operations.ts'
import { compile, createAjv } from './schemas.ts'

const ajv = createAjv()
const texts = [
  '',
  ' ',
  'x',
  'dh-01',
  'Đ',
  '0912345678',
  'a@b',
  'ha@mau.vn',
  'https://mau.vn',
  'y'.repeat(6000),
]
const numbers = [-1, 0, 1, 1.5, 12, 601, 1000, 2_000_000]

test.each([levels, departments, partnerInfos, contractTypes])(
  'a form of $resource says of a value what the server says',
  ({ resource, takes }) => {
    const { api, body = {} } = operationNamed(`${resource}.store`)
    const validate = compile(ajv, api, body)
    const judged = Object.entries<FieldFact>(takes.store.fields).flatMap(([field, fact]) => {
      const values = fact.type === 'string' ? (fact.format === 'date' ? [] : texts) : numbers
      return ['boolean', 'array'].includes(fact.type) ? [] : values.map((value) => ({ field, fact, value }))
    })
    expect(judged.length).toBeGreaterThan(20)
    for (const { field, fact, value } of judged) {
      validate({ [field]: value })
      const blamed = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'enum')
      expect(fieldErrors(blamed)[field]?.[0], `${field}: ${value}`).toBe(fieldProblem(fact, value))
    }
  },
)
