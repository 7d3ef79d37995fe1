import { createWriteStream, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw } from 'node:zlib'
import { readFirstSheet } from '@nhansu/api/workbooks/reading/read-sheet.ts'
import { sheetXml } from '@nhansu/api/workbooks/xlsx/sheet-xml.ts'
import type { Sheet, SheetColumn, SheetRow } from '@nhansu/api/workbooks/xlsx/sheet.ts'
import { workbook } from '@nhansu/api/workbooks/xlsx/workbook.ts'
import { measureCalls } from './workbook-calls.ts'

const ROWS = 100_000
const BATCH = 500
const kinds: SheetColumn['kind'][] = [
  'text',
  'text',
  'text',
  'text',
  'text',
  'date',
  'date',
  'number',
  'text',
  'text',
  'text',
  'text',
]

/** One export of 100,000 rows of 12 columns, two of them dates, and nothing but the packing of the same bytes. */
interface Measured {
  name: string
  ms: number
  peakMb: number
  stallMs: number
  mb: number
}

function sheet(): Sheet {
  const columns = kinds.map((kind, index) => ({ title: `Cột ${index + 1}`, kind, width: 20 }))
  return { name: 'Nhân viên', columns, rows: batches(), header: true }
}

function* batches(): Generator<SheetRow[]> {
  for (let from = 0; from < ROWS; from += BATCH) {
    yield Array.from({ length: BATCH }, (_, index) => rowOf(from + index))
  }
}

function rowOf(n: number): SheetRow {
  return [
    `SM${String(n).padStart(6, '0')}`,
    `Nguyễn Thị Hồng Đào ${n % 97}`,
    `Phòng Hành chính Nhân sự ${n % 41}`,
    `Chuyên viên nhân sự bậc ${n % 7}`,
    'Chính thức',
    `19${70 + (n % 30)}-05-${10 + (n % 18)}`,
    `20${10 + (n % 15)}-06-01`,
    n,
    `0981${String(n).padStart(6, '0')}`,
    `daonth${n}@example.com`,
    n % 2 ? 'Nữ' : 'Nam',
    'Hành chính',
  ]
}

async function measured(name: string, work: (sink: Writable) => Promise<void>): Promise<Measured> {
  let bytes = 0
  let peak = 0
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      bytes += chunk.length
      done()
    },
  })
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10)
  const stalls = monitorEventLoopDelay({ resolution: 1 })
  stalls.enable()
  const before = performance.now()
  await work(sink)
  const ms = performance.now() - before
  stalls.disable()
  clearInterval(watch)
  return { name, ms, peakMb: peak / 1e6, stallMs: stalls.max / 1e6, mb: bytes / 1e6 }
}

/** The same XML, made beforehand, through zlib alone with the level that our archives have. */
async function bareZip(): Promise<(sink: Writable) => Promise<void>> {
  const chunks: Buffer[] = []
  for await (const chunk of sheetXml(sheet(), () => {})) chunks.push(chunk)
  return (sink) => pipeline(chunks, createDeflateRaw({ level: 3, chunkSize: 64 * 1024 }), sink)
}

/** Reading 10,000 rows of 12 columns, as an import does before anything else, in a thread of its own. */
async function reading(): Promise<(sink: Writable) => Promise<void>> {
  const rows = Array.from({ length: 10_000 }, (_, index) => rowOf(index))
  const path = join(mkdtempSync(join(tmpdir(), 'nhansu-bench-')), 'rows.xlsx')
  await pipeline(workbook([{ ...sheet(), rows: [rows] }]), createWriteStream(path))
  return async () => {
    await readFirstSheet(path)
  }
}

const results: Measured[] = []
for (let round = 0; round < 3; round++) {
  results.push(await measured('workbook, rows to bytes', (sink) => pipeline(workbook([sheet()]), sink)))
}
const bare = await bareZip()
for (let round = 0; round < 3; round++) results.push(await measured('bare zlib over the same XML', bare))
results.push(await measured('reading 10,000 rows', await reading()))
console.log('| case | ms | peak RSS MB | longest stall ms | MB |\n|---|---|---|---|---|')
for (const { name, ms, peakMb, stallMs, mb } of results) {
  console.log(
    `| ${name} | ${ms.toFixed(0)} | ${peakMb.toFixed(0)} | ${stallMs.toFixed(0)} | ${mb.toFixed(1)} |`,
  )
}
await measureCalls()
