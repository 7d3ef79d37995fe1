import { expect, test, vi } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { importFile } from '../../testing/import-file.ts'
import { readFirstSheet } from '../reading/read-sheet.ts'

// What other files loaded already would go on with the unwatched one.
vi.hoisted(() => vi.resetModules())

// Watched, not replaced.
vi.mock(import('../reading/read-sheet.ts'), async (importOriginal) => {
  const reading = await importOriginal()
  return { ...reading, readFirstSheet: vi.fn(reading.readFirstSheet) }
})

const api = apiForFile()

test.each(['levels.import', 'levels.markImport'] as const)(
  '%s reads its workbook while no transaction waits for it',
  async (operation) => {
    const hr = await api.as('hrOfOne')
    const read = vi.mocked(readFirstSheet).getMockImplementation()
    const waiting: number[] = []
    vi.mocked(readFirstSheet).mockImplementationOnce(async (path) => {
      const { rowCount } = await api.db.superuser.query(
        `select from pg_stat_activity where datname = current_database() and xact_start is not null
           and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      waiting.push(rowCount ?? 0)
      return read?.(path) ?? []
    })
    const row = { code: 'DOC', name: 'Đọc trước', level_group: 'trade', rank: 1 }
    const answer = await hr.call(operation, { body: { file: await importFile('levels', [row]) } })
    expect([answer.status, waiting]).toEqual([200, [0]])
  },
)
