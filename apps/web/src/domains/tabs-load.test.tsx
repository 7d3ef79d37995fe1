import { expect, test } from 'vitest'

const tabs = import.meta.glob<{ default?: unknown }>('./**/*-tab.tsx')

// What a form needs of the contract is looked up while its code loads: a field without a title stops the whole tab.
test('the code of every tab loads', async () => {
  const refused = await Promise.all(
    Object.entries(tabs).map(async ([file, load]) => {
      const reason = await load().then(
        () => undefined,
        (error: unknown) => String(error),
      )
      return reason === undefined ? [] : [`${file}: ${reason}`]
    }),
  )
  expect(refused.flat()).toEqual([])
})
