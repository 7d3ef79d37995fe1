import type { Product } from '../launch/product.ts'

/** What people who export one list after the other have met until the server was gone. */
export interface Exported {
  whole: number
  /** Broken off, which the reader's browser tells as a failed download. */
  cutOff: number
  /** Answers that ended well and are no whole workbook, or that are no refusal a reader can act on. */
  wrong: string[]
}

/** The last record of every zip file, APPNOTE 4.3.16. */
const endOfZip = Buffer.from('PK\u0005\u0006')

/** Starts people who export the levels until the first of their requests fails. */
export function startExporters(
  { address }: Pick<Product, 'address'>,
  token: string,
  people: number,
): { exported: Exported; finished: Promise<void> } {
  const exported: Exported = { whole: 0, cutOff: 0, wrong: [] }
  const once = async (): Promise<boolean> => {
    const answer = await fetch(`${address}/api/levels/export`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status === 200 && bytes.includes(endOfZip)) exported.whole += 1
    else if (![429, 503].includes(answer.status))
      exported.wrong.push(`${answer.status}, ${bytes.length} bytes`)
    return true
  }
  const person = async () => {
    while (await once().catch(() => false)) continue
    exported.cutOff += 1
  }
  const each = Array.from({ length: people }, person)
  return { exported, finished: Promise.all(each).then(() => undefined) }
}
