import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url'
import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url'
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url'
import vietnamese600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url'
import { preload } from 'react-dom'

/** Font files of the first screen: text and titles, for `<link rel="preload" as="font">`. */
const firstFontFiles = [latin400, vietnamese400, latin600, vietnamese600]

/** Starts loading the first screen's fonts before the first text is laid out. Call it once, before rendering. */
export function preloadFonts(): void {
  for (const file of firstFontFiles)
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
