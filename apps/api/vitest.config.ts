import { defineConfig, mergeConfig } from 'vitest/config'
import { inNode } from '@nhansu/config/vitest/node'

/** Wider than elsewhere: every file makes a database of its own, and some tests call every operation there is. */
const timeouts = { testTimeout: 240_000, hookTimeout: 300_000 }

/**
 * Files share their process, one after the other: loading the server and making its validators anew took longer than
 * most files' tests. What a module keeps for itself is therefore kept between files; one that cannot have that calls
 * `vi.resetModules()` before its imports.
 */
const shared = { isolate: false }

/** Everything once, and what goes through the whole API once more with either wall between the companies taken down. */
export default mergeConfig(
  inNode,
  defineConfig({
    test: {
      globalSetup: ['src/testing/global-setup.ts'],
      projects: [
        { extends: true, test: { name: 'api', ...timeouts, ...shared } },
        { extends: true, test: { name: 'api without row-level security', ...withoutWall('no-rls') } },
        { extends: true, test: { name: 'api without scope', ...withoutWall('no-scope') } },
      ],
    },
  }),
)

function withoutWall(wall: string) {
  // What a project includes is added to what all include, so the rest is taken away.
  return { ...timeouts, ...shared, exclude: ['src/**/!(*.api).test.ts'], env: { TEST_WALLS: wall } }
}
