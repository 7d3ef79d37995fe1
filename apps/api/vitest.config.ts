import { defineConfig, mergeConfig } from 'vitest/config'
import { inNode } from '@nhansu/config/vitest/node'

/** Wider than elsewhere: every file makes a database of its own, and some tests call every operation there is. */
const timeouts = { testTimeout: 240_000, hookTimeout: 300_000 }

/** Everything once, and what goes through the whole API once more with either wall between the companies taken down. */
export default mergeConfig(
  inNode,
  defineConfig({
    test: {
      globalSetup: ['src/testing/global-setup.ts'],
      projects: [
        { extends: true, test: { name: 'api', ...timeouts } },
        { extends: true, test: { name: 'api without row-level security', ...withoutWall('no-rls') } },
        { extends: true, test: { name: 'api without scope', ...withoutWall('no-scope') } },
      ],
    },
  }),
)

function withoutWall(wall: string) {
  // What a project includes is added to what all include, so the rest is taken away.
  return { ...timeouts, exclude: ['src/**/!(*.api).test.ts'], env: { TEST_WALLS: wall } }
}
