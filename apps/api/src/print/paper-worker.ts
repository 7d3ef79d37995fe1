import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { Paper } from './paper.ts'
import { paperDefinition } from './paper-definition.ts'

/** What the thread tells: bytes as they are made. */
export type WorkerNews = { bytes: Uint8Array } | { done: true }

const resolve = createRequire(import.meta.url).resolve
const face = (name: string, file: string) =>
  resolve(`@expo-google-fonts/be-vietnam-pro/${name}/BeVietnamPro_${name}${file}.ttf`)
// Whole fonts: those of the web are split by script, and none of the pieces has all Vietnamese letters.
const fonts = {
  normal: face('400Regular', ''),
  bold: face('700Bold', ''),
  italics: face('400Regular_Italic', ''),
  bolditalics: face('700Bold_Italic', ''),
}
const fontFiles = new Set(Object.values(fonts))

pdfmake.setFonts({ Paper: fonts })
// Nothing on a paper is fetched from anywhere, and no file but the fonts is read.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

const tell = (news: WorkerNews) => parentPort?.postMessage(news, [])
// Only `renderPaper` starts this thread, and it hands over a paper.
const stream = await pdfmake.createPdf(paperDefinition(workerData as Paper)).getStream()
stream.on('data', (bytes: Uint8Array) => tell({ bytes }))
stream.on('end', () => tell({ done: true }))
stream.end()
