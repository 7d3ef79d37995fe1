import { expect, test } from 'vitest'
import { readViewChoices } from './view-choices.ts'

test('reads what was chosen, whatever stands beside it', () => {
  expect(readViewChoices('a=b; theme=dark; density=compact; sidebar=mini')).toEqual({
    theme: 'dark',
    density: 'compact',
    miniSidebar: true,
  })
})

test.each(['', 'theme=; density=huge; sidebar=yes', 'xtheme=dark'])(
  'falls back on the defaults for %j',
  (cookies) => {
    expect(readViewChoices(cookies)).toEqual({ theme: 'system', density: 'comfortable', miniSidebar: false })
  },
)
