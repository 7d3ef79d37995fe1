import { request } from 'node:http'
import { figures } from './percentiles.ts'
import { treeEnvironment, UNITS } from './fill-tree.ts'
import { type Product, startProduct } from './product.ts'

const TIMES = 20

/** What is asked of a company with so many units. */
const cases = [
  { name: 'the tree', query: 'recursive=true' },
  { name: 'with own people and heads', query: 'recursive=true&include=counts,manager' },
  { name: 'as of a past day', query: 'recursive=true&as_of=2024-06-30&include=counts' },
  {
    name: "search 'khai thac', 30 rows",
    query: `pagination=true&include=path&search=${json({ value: 'khai thac' })}`,
  },
]

function json(value: unknown): string {
  return encodeURIComponent(JSON.stringify(value))
}

/** `npm run bench:tree`: the organisation's calls over the largest tree that one company may have, one after the other. */
const product = await startProduct(await treeEnvironment())
try {
  console.log(
    `\nGET /departments, ${UNITS} units in the company, one request after the other, ${TIMES} times\n`,
  )
  console.log('| case | units | p50 ms | slowest ms | kB | kB as sent (br) |\n|---|---|---|---|---|---|')
  for (const { name, query } of cases) console.log(await row(product, name, `/api/departments?${query}`))
} finally {
  await product.stop()
}

async function row(asked: Product, name: string, path: string): Promise<string> {
  const plain = await get(asked, path, 'identity')
  const sent = await get(asked, path, 'br')
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now()
    await get(asked, path, 'br')
    times.push(performance.now() - start)
  }
  const { p50 } = figures(times, 0, 0)
  const units = plain.text.split('"parent_id":').length - 1
  return `| ${name} | ${units} | ${p50.toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${kB(plain.bytes)} | ${kB(sent.bytes)} |`
}

/** Through `node:http`, which leaves the bytes as they came. */
async function get({ port, token }: Product, path: string, encoding: string) {
  return new Promise<{ bytes: number; text: string }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding }
    const asked = request({ port, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const whole = Buffer.concat(parts)
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode} ${whole.toString()}`))
        else resolve({ bytes: whole.length, text: encoding === 'identity' ? whole.toString() : '' })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(0)
}
