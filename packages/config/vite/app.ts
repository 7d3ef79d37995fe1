import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Vite settings of both browser apps: React, vanilla-extract, hashed assets, no inlined assets (the content
 * security policy allows no inline script).
 *
 * @param port the development server's port
 */
export function browserApp(port: number) {
  return defineConfig({
    plugins: [react(), vanillaExtractPlugin()],
    build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    server: {
      port,
      proxy: { '/api': 'http://127.0.0.1:4000', '/identity': 'http://127.0.0.1:4000' },
    },
  })
}
