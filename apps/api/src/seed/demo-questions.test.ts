import { expect, test } from 'vitest'
import { demoBanks } from './demo-questions.ts'

const questions = demoBanks.flatMap(({ field, questions: asked }) => asked.map((one) => ({ field, ...one })))

test('the bank of the demo has twenty questions in each of fifteen fields, and none twice', () => {
  expect(new Set(demoBanks.map(({ field }) => field)).size).toBe(15)
  expect(demoBanks.map(({ field, questions: asked }) => [field, asked.length])).toEqual(
    demoBanks.map(({ field }) => [field, 20]),
  )
  expect(new Set(questions.map(({ content }) => content.toLowerCase())).size).toBe(300)
})

test('right answers of one choice lie about evenly among the letters', () => {
  const right = questions.flatMap((question) =>
    question.kind === 'single' && 'right_options' in question ? question.right_options : [],
  )
  for (const letter of ['A', 'B', 'C', 'D']) {
    expect(right.filter((one) => one === letter).length / right.length).toBeGreaterThan(0.2)
  }
})

test('no option means the others, and guides of written answers add up to one point', () => {
  for (const { content, ...question } of questions) {
    for (const letter of ['a', 'b', 'c', 'd', 'e']) {
      expect(String(Reflect.get(question, `option_${letter}`)), content).not.toMatch(/^(tất cả|cả [a-e])/i)
    }
    if (question.kind !== 'essay') continue
    const guide = String(Reflect.get(question, 'explanation'))
    const shares = [...guide.matchAll(/\((\d+[.,]\d+)\)/g)].map(([, share = '']) => share)
    expect(shares.join(' '), content).not.toContain('.')
    const sum = shares.reduce((total, share) => total + Number(share.replace(',', '.')), 0)
    expect([0, 1], content).toContain(sum)
  }
})
