import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedAssets } from './compressed-assets.ts'

/**
 * Vite settings of both browser apps: React, vanilla-extract, hashed assets that lie compressed beside
 * themselves, no inlined assets (the content security policy allows no inline script).
 *
 * @param port the development server's port
 */
export function browserApp(port: number) {
  return defineConfig({
    plugins: [react(), vanillaExtractPlugin(), compressedAssets()],
    build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    server: {
      port,
      proxy: { '/api': 'http://127.0.0.1:4000', '/identity': 'http://127.0.0.1:4000' },
    },
  })
}
