import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
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

/** Each piece wakes the thread that serves everybody, and the layouter's own are a few hundred bytes. */
const leastBytes = 64 * 1024

const tell = (news: WorkerNews, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(news, handedOver)

// Only `renderPaper` asks, and it hands over a paper once the one before is done.
parentPort?.on('message', (paper: Paper) => void layOut(printablePaper(paper)))

async function layOut(paper: Paper): Promise<void> {
  const watch = watchLayout(paper, (progress) => tell({ progress }))
  pdfmake.setProgressCallback(watch.drawn)
  const stream = await pdfmake.createPdf(paperDefinition(paper, watch)).getStream()
  let held: Uint8Array[] = []
  let heldBytes = 0
  const handOver = () => {
    const bytes = new Uint8Array(heldBytes)
    let at = 0
    for (const piece of held) {
      bytes.set(piece, at)
      at += piece.length
    }
    held = []
    heldBytes = 0
    tell({ bytes }, [bytes.buffer])
  }
  stream.on('data', (bytes: Uint8Array) => {
    held.push(bytes)
    heldBytes += bytes.length
    if (heldBytes >= leastBytes) handOver()
  })
  stream.on('end', () => {
    handOver()
    tell({ done: true })
  })
  stream.end()
}
