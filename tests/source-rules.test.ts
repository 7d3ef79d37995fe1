import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOfRepository, sourceFiles, textOf } from './repository.ts'

const isTest = (path: string) =>
  /\.(test|type-test|e2e|stories)\.tsx?$/.test(path) || path.startsWith('tests/')
const linesOf = (path: string) => textOf(path).split('\n').length - 1
const share = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

describe('source files', () => {
  const sizes = sourceFiles()
    .filter((path) => !isTest(path))
    .map((path) => ({ path, lines: linesOf(path) }))
  const sorted = sizes.map((file) => file.lines).sort((a, b) => a - b)

  test('are small: median ≤ 80 lines, nine in ten ≤ 200, none over 350', () => {
    expect(sizes.filter((file) => file.lines > 350)).toEqual([])
    expect(share(sorted, 0.5)).toBeLessThanOrEqual(80)
    expect(share(sorted, 0.9)).toBeLessThanOrEqual(200)
  })

  test('of tests stay under 500 lines', () => {
    expect(sourceFiles().filter((path) => isTest(path) && linesOf(path) > 500)).toEqual([])
  })

  test('of the API that watch modules load them anew: their process has loaded them for other files', () => {
    const watching = filesOfRepository('.api.test.ts').filter((path) => textOf(path).includes('vi.mock('))
    expect(watching.filter((path) => !textOf(path).includes('vi.hoisted(() => vi.resetModules())'))).toEqual(
      [],
    )
    expect(watching).not.toEqual([])
  })

  test('know no any', () => {
    const any = /(:\s*any\b|\bas any\b|<any\b|\bany\[\])/
    const found = sourceFiles().filter((path) =>
      textOf(path)
        .split('\n')
        .some((line) => any.test(line) && !/^\s*(\/\/|\*)|['"`/].*\bany\b.*['"`/]/.test(line)),
    )
    expect(found).toEqual([])
  })

  test('write words as the specification does: hủy, xóa, khóa, tùy', () => {
    const otherTones = /(?<!\p{L})(huỷ|xoá|khoá|hoá|tuỳ)(?!\p{L})/iu
    const itself = 'tests/source-rules.test.ts'
    const found = filesOfRepository('.ts', '.tsx', '.yaml', '.json', '.sql', '.md').filter(
      (path) => path !== itself && otherTones.test(textOf(path)),
    )
    expect(found).toEqual([])
  })

  test('of browsers ask for no randomUUID, which is missing on the plain http of an intranet', () => {
    const asked = /^(?!\s*(\/\/|\*|\/\*)).*\brandomUUID\(/m
    const found = sourceFiles().filter(
      (path) =>
        /^(packages\/(ui|sdk)|apps\/(web|apply-portal))\/src\//.test(path) && asked.test(textOf(path)),
    )
    expect(found).toEqual([])
  })

  test('are named in kebab-case', () => {
    const odd = filesOfRepository('.ts', '.tsx', '.sql', '.yaml').filter(
      (path) => !/^[a-z0-9.-]+$/.test(basename(path)),
    )
    expect(odd).toEqual([])
  })

  test('of the apps hold no barrel', () => {
    expect(
      sourceFiles().filter((path) => path.startsWith('apps/') && /^index\.tsx?$/.test(basename(path))),
    ).toEqual([])
  })

  test('focus, skip and postpone no test', () => {
    const paused = /\b(describe|test|it)(\.\w+)*\.(only|skip|todo|fixme)\b/
    const found = sourceFiles().filter(
      (path) => path !== 'tests/source-rules.test.ts' && paused.test(textOf(path)),
    )
    expect(found).toEqual([])
  })
})

describe('the kit', () => {
  const kit = sourceFiles().filter((path) => path.startsWith('packages/ui/src/'))

  test('neither fetches nor routes nor caches', () => {
    const foreign =
      /from '(react-router|@tanstack\/react-query|@nhansu\/sdk|openapi-fetch)|\bfetch\(|XMLHttpRequest/
    expect(kit.filter((path) => foreign.test(textOf(path)))).toEqual([])
  })

  test('has no domain word in its code', () => {
    const domainWord =
      /\b(employee|nhansu|department|recruit|candidate|payroll|salary|contract(?!\.css)s?Id)\w*/i
    const found = kit
      .filter((path) => !/\.(stories|test)\.tsx?$|\/(stories|demo)\//.test(path))
      .flatMap((path) =>
        textOf(path)
          .split('\n')
          .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && domainWord.test(line.replaceAll('nhansu/', '')))
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(found).toEqual([])
  })
})
