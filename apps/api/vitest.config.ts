import { defineConfig, mergeConfig } from 'vitest/config'
import { compileCache } from '@nhansu/config/vitest/compile-cache'
import { inNode } from '@nhansu/config/vitest/node'
import { LongestFirst } from './src/testing/longest-first.ts'

// Threads that read workbooks, and servers that tests start, find it as they begin.
Object.assign(process.env, compileCache)

/** Wider than elsewhere: every file makes a database of its own, and some tests call every operation there is. */
const timeouts = { testTimeout: 240_000, hookTimeout: 300_000 }

/**
 * Files at once. Vitest leaves one core out, and with a single worker of two cores the tests and PostgreSQL mostly waited
 * for each other. More than two would only crowd PostgreSQL's connections.
 */
const workers = 2

/**
 * Files that only go through the API share their process, one after the other: loading the server and making its
 * validators anew took longer than most files' tests. What a module keeps for itself is kept between them; one that
 * cannot have that calls `vi.resetModules()` before its imports. What starts servers, workers and threads has a process
 * of its own.
 */
const throughApi = { ...timeouts, isolate: false, exclude: ['src/**/!(*.api).test.ts'] }

/** What these files look at is answered before a row of a company is read, or they take walls down by themselves. */
const whereNoWallShows = [
  'src/access-matrix/{unknown-fields,walls}.api.test.ts',
  'src/contract/{bad-input,civil-dates,contract,database-away,turns}.api.test.ts',
  'src/workbooks/import/read-apart.api.test.ts',
]

/**
 * `npm test` takes the projects `server` and `api`. The other two are `api` once more with either wall between the
 * companies taken down, which `npm run test:deep` does (`tests/deep/walls-down.deep.ts`).
 */
export default mergeConfig(
  inNode,
  defineConfig({
    test: {
      globalSetup: ['src/testing/global-setup.ts'],
      maxWorkers: workers,
      sequence: { sequencer: LongestFirst },
      projects: [
        { extends: true, test: { name: 'server', ...timeouts, exclude: ['src/**/*.api.test.ts'] } },
        { extends: true, test: { name: 'api', ...throughApi } },
        { extends: true, test: { name: 'api without row-level security', ...withoutWall('no-rls') } },
        { extends: true, test: { name: 'api without scope', ...withoutWall('no-scope') } },
      ],
    },
  }),
)

// What a project includes is added to what all include, so the rest is taken away above.
function withoutWall(wall: string) {
  return {
    ...throughApi,
    exclude: [...throughApi.exclude, ...whereNoWallShows],
    env: { TEST_WALLS: wall },
  }
}
