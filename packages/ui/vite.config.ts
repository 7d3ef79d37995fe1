import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Everything that a component imports from node_modules, by entry point. A dependency that Vite finds only in the
 * middle of a run reloads the page and fails a cold run, so whoever adds an import adds its line here.
 */
const entryPoints = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'radix-ui',
  'lucide-react',
  '@visx/scale',
  '@visx/shape',
  'd3-hierarchy',
  'downshift',
  'react-day-picker',
  'react-day-picker/locale/vi',
  '@atlaskit/pragmatic-drag-and-drop/combine',
  '@atlaskit/pragmatic-drag-and-drop/element/adapter',
  '@atlaskit/pragmatic-drag-and-drop/reorder',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'axe-core',
  'get-nonce',
]

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: entryPoints },
})
