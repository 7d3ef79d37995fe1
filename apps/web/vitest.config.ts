import { bothCores } from '@nhansu/config/vitest/both-cores'
import { inChromium } from '@nhansu/config/vitest/browser'
import { inNode } from '@nhansu/config/vitest/node'
import { patience } from '@nhansu/config/vitest/patience'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vitest/config'

/** Everything that a browser test loads from node_modules: what Vite finds only in the middle of a run reloads the page. */
const entryPoints = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'valibot',
  'lucide-react',
  '@hookform/resolvers/valibot',
  '@tanstack/react-query',
  '@nhansu/ui > radix-ui',
  '@nhansu/ui > downshift',
  '@nhansu/ui > get-nonce',
  '@nhansu/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@nhansu/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
]

/** `*.test.ts` runs in Node; `*.test.tsx` draws parts of screens in Chromium, over a fake client. */
export default defineConfig({
  test: {
    maxWorkers: bothCores,
    projects: [
      mergeConfig(inNode, { test: { name: 'unit', maxWorkers: bothCores } }),
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { dedupe: ['react', 'react-dom'] },
        optimizeDeps: { include: entryPoints },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: inChromium(),
          maxWorkers: bothCores,
          ...patience,
        },
      },
    ],
  },
})
