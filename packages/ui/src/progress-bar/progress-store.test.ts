import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('work that ends within 200 ms never shows', () => {
  const progress = createProgress()
  const changed = vi.fn()
  progress.subscribe(changed)
  progress.start()
  vi.advanceTimersByTime(199)
  progress.done()
  vi.advanceTimersByTime(10_000)
  expect(changed).not.toHaveBeenCalled()
})

test('longer work shows from 200 ms on, ends, and leaves', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(200)
  expect(progress.phase()).toBe('running')
  progress.done()
  expect(progress.phase()).toBe('done')
  vi.advanceTimersByTime(500)
  expect(progress.phase()).toBe('idle')
})

test('the bar runs until the last of several pieces has ended', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(150)
  progress.start()
  vi.advanceTimersByTime(50)
  progress.done()
  expect(progress.phase()).toBe('running')
  progress.done()
  expect(progress.phase()).toBe('done')
})

test('one failure among successes is marked, whichever ends last', () => {
  const progress = createProgress()
  progress.start()
  progress.start()
  vi.advanceTimersByTime(300)
  progress.fail()
  expect(progress.phase()).toBe('running')
  progress.done()
  expect(progress.phase()).toBe('failed')
})

test('a quick failure is marked even though the bar never ran', () => {
  const progress = createProgress()
  progress.start()
  progress.fail()
  expect(progress.phase()).toBe('failed')
  vi.advanceTimersByTime(3000)
  expect(progress.phase()).toBe('idle')
})

test('new work takes an old failure away and is judged by itself', () => {
  const progress = createProgress()
  progress.start()
  progress.fail()
  progress.start()
  expect(progress.phase()).toBe('idle')
  vi.advanceTimersByTime(200)
  progress.done()
  expect(progress.phase()).toBe('done')
})

test('an end without a beginning changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const progress = createProgress()
  progress.done()
  expect(warn).toHaveBeenCalledOnce()
  progress.start()
  vi.advanceTimersByTime(200)
  expect(progress.phase()).toBe('running')
})
