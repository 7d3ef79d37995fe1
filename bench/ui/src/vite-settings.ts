import { join } from 'node:path'
import { browserApp } from '@nhansu/config/vite/app'
import { type InlineConfig, mergeConfig } from 'vite'

/** The folder `bench/ui`. */
export const root = join(import.meta.dirname, '..')

/** Vite's settings as the apps have them, over the kit's source, with one React for all tables. */
export function viteSettings(settings: InlineConfig): InlineConfig {
  const shared: InlineConfig = {
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: {
      alias: { '@nhansu/ui': join(root, '../../packages/ui/src') },
      dedupe: ['react', 'react-dom'],
    },
  }
  return mergeConfig(mergeConfig(browserApp(0), shared), settings)
}
