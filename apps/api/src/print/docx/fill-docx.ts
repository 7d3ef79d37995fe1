import { type DocxParts, FaultyDocx, openDocx, packDocx } from './docx-parts.ts'
import { faults } from './fault-words.ts'
import { type DocxFacts, Filling, TooLargePaper } from './fill.ts'
import { writtenParts } from './part-faults.ts'
import { Pictures } from './pictures.ts'
import { writeXml } from './xml-tree.ts'

/** Faults that are told at once. */
const mostTold = 20

/**
 * Fills a company's own Word file with the facts of one record. Nothing in it is evaluated, fetched or followed.
 * @returns the filled file
 * @throws FaultyDocx with everything that is wrong with it, in words
 */
export async function fillDocx(bytes: Buffer, facts: DocxFacts): Promise<Buffer> {
  const { parts, trees } = await opened(bytes)
  const filling = new Filling(facts)
  const pictures = new Pictures(parts, trees)
  const filled = new Map(parts)
  try {
    for (const name of writtenParts(trees)) {
      const tree = trees.get(name)
      if (tree === undefined) continue
      filling.fill(tree, pictures.drawIn(name))
      filled.set(name, writeXml(tree))
    }
  } catch (error) {
    throw error instanceof TooLargePaper ? new FaultyDocx([faults.tooLarge]) : error
  }
  if (filling.found.size > 0) throw new FaultyDocx(told([...filling.found]))
  const drawn = pictures.parts()
  for (const [name, tree] of drawn.trees) filled.set(name, writeXml(tree))
  for (const [name, picture] of drawn.media) filled.set(name, picture)
  return packDocx(filled)
}

async function opened(bytes: Buffer): Promise<DocxParts> {
  try {
    return await openDocx(bytes)
  } catch (error) {
    throw error instanceof FaultyDocx ? new FaultyDocx(told(error.faults)) : error
  }
}

function told(found: readonly string[]): readonly string[] {
  if (found.length <= mostTold) return found
  return [...found.slice(0, mostTold), faults.more(found.length - mostTold)]
}
