import { expect, test } from 'vitest'
import { savesInTurn } from './saves-in-turn.ts'

/** A server of one row that refuses whoever starts from an older version. */
function server() {
  let version = 1
  return {
    overtake: () => {
      version += 1
    },
    save: async (from: number | undefined) => {
      await Promise.resolve()
      if (from !== version) throw new Error(`stale: ${from}`)
      version += 1
      return { id: 7, version }
    },
  }
}

const row = { id: 7, version: 1 }

test('a second save that is sent before the first has come back starts from it', async () => {
  const { save } = server()
  const { inTurn } = savesInTurn()
  const both = await Promise.all([inTurn(row, save), inTurn(row, save)])
  expect(both.map(({ version }) => version)).toEqual([2, 3])
})

test('a save of somebody else in between is a conflict all the same, and the next save is sent', async () => {
  const { save, overtake } = server()
  const { inTurn } = savesInTurn()
  await inTurn(row, save)
  overtake()
  await expect(inTurn(row, save)).rejects.toThrow('stale: 2')
  await expect(inTurn({ id: 7, version: 3 }, save)).resolves.toEqual({ id: 7, version: 4 })
})
