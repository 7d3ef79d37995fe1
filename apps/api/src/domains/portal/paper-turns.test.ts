import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ApiFailure } from '../../contract/failure.ts'
import type { TellProgress } from '../../print/at-work.ts'
import { paperInTurn } from './paper-turns.ts'

interface Making {
  name: string
  finish: () => void
}

/** Papers that are made when the test says so; `begun` are those whose turn has come, in their order. */
function papers() {
  const begun: Making[] = []
  const ask = (name: string) =>
    paperInTurn((tell: TellProgress) => {
      const made = new PassThrough()
      begun.push({
        name,
        finish: () => {
          made.end(name)
          tell(null)
        },
      })
      return made
    })
  return { begun, ask, names: () => begun.map(({ name }) => name) }
}

const closed = (file: PassThrough | ReturnType<typeof paperInTurn>) =>
  new Promise<void>((resolve) => void file.once('close', resolve))

describe('papers of strangers', () => {
  test('are made one after the other; whoever goes away leaves the line', async () => {
    const { begun, ask, names } = papers()
    const [first, second, third] = [ask('một'), ask('hai'), ask('ba')]
    expect(names()).toEqual(['một'])
    const gone = closed(second)
    second.destroy()
    await gone
    begun[0]?.finish()
    expect((await buffer(first)).toString()).toBe('một')
    expect(names()).toEqual(['một', 'ba'])
    begun[1]?.finish()
    expect((await buffer(third)).toString()).toBe('ba')
  })

  test('are refused at once, in words, where too many wait, and taken again once somebody has left', async () => {
    const { begun, ask, names } = papers()
    const files = Array.from({ length: 21 }, (_, at) => ask(String(at)))
    const refused = () => ask('quá nhiều')
    expect(refused).toThrow(ApiFailure)
    expect(refused).toThrow('Xin đợi một phút rồi bấm “Thử lại”.')
    const last = files.at(-1)
    if (last === undefined) throw new Error('nobody waits')
    const gone = closed(last)
    last.destroy()
    await gone
    const instead = ask('thay')
    for (const [at, file] of [...files.slice(0, -1), instead].entries()) {
      begun[at]?.finish()
      await buffer(file)
    }
    expect(names().at(-1)).toBe('thay')
    expect(names()).toHaveLength(21)
  })

  test('wait while the house makes papers of its own, and what fails gives its turn on', async () => {
    const { begun, ask } = papers()
    let tries = 0
    const busy = paperInTurn((tell) => {
      tries += 1
      if (tries < 2) throw new ApiFailure(503)
      const made = new PassThrough()
      made.end('đến lượt')
      tell(null)
      return made
    })
    expect((await buffer(busy)).toString()).toBe('đến lượt')
    const broken = paperInTurn(() => {
      throw new Error('no paper')
    })
    await expect(buffer(broken)).rejects.toThrow('no paper')
    const next = ask('sau')
    begun[0]?.finish()
    expect((await buffer(next)).toString()).toBe('sau')
  })
})
