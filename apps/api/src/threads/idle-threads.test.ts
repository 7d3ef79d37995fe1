import { expect, test } from 'vitest'
import { idleThreads } from './idle-threads.ts'

const program = new URL('../print/docx/docx-worker.ts', import.meta.url)

test('a thread that is put back does the next task, and one that was told to end none', async () => {
  const threads = idleThreads(program, { maxOldGenerationSizeMb: 64 })
  const first = threads.take()
  const second = threads.take()
  expect(second).not.toBe(first)
  threads.putBack(first)
  threads.putBack(second)
  expect(threads.take()).toBe(second)
  expect(threads.take()).toBe(first)
  // What it still said has come in the meantime.
  const ended = threads.end(first)
  threads.putBack(first)
  threads.putBack(second)
  await threads.end(second)
  const third = threads.take()
  expect([first, second]).not.toContain(third)
  await Promise.all([ended, threads.end(third)])
})
