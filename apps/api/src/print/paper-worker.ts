import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { PaperProgress } from './at-work.ts'
import type { Paper } from './paper.ts'
import { paperDefinition } from './paper-definition.ts'
import { printablePaper } from './printable.ts'
import { watchLayout } from './watch-layout.ts'

/** What the thread tells: how far it is, and bytes in pieces that are handed over, not copied. */
export type WorkerNews = { progress: PaperProgress } | { bytes: Uint8Array<ArrayBuffer> } | { done: true }

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

// Only `renderPaper` starts this thread, and it hands over a paper.
const paper = printablePaper(workerData as Paper)
const watch = watchLayout(paper, (progress) => parentPort?.postMessage({ progress } satisfies WorkerNews, []))
pdfmake.setProgressCallback(watch.drawn)
const stream = await pdfmake.createPdf(paperDefinition(paper, watch)).getStream()

/** Each piece wakes the thread that serves everybody, and the layouter's own are a few hundred bytes. */
const leastBytes = 64 * 1024
let held: Uint8Array[] = []
let heldBytes = 0

stream.on('data', (bytes: Uint8Array) => {
  held.push(bytes)
  heldBytes += bytes.length
  if (heldBytes >= leastBytes) handOver()
})
stream.on('end', () => {
  handOver()
  parentPort?.postMessage({ done: true } satisfies WorkerNews, [])
})
stream.end()

function handOver(): void {
  const bytes = new Uint8Array(heldBytes)
  let at = 0
  for (const piece of held) {
    bytes.set(piece, at)
    at += piece.length
  }
  held = []
  heldBytes = 0
  parentPort?.postMessage({ bytes } satisfies WorkerNews, [bytes.buffer])
}
