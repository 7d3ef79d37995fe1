import { chromiumLaunchOptions } from '@nhansu/config/playwright/find-chromium'
import { type Browser, chromium } from 'playwright'
import { servePages } from './pages.ts'

const trees = [
  { name: 'Tree', page: 'tree-ours', searches: true },
  { name: 'react-arborist', page: 'tree-arborist', searches: true },
  { name: 'every node drawn', page: 'tree-plain', searches: false },
]
/** What is typed, and the unit of the lowest level that it finds. */
const wanted = { words: 'so 4999', name: 'Đội Cơ khí số 4999' }
const ROUNDS = 7
const SLOWDOWN = 4

/** Milliseconds of one round. */
interface Round {
  first: number
  open: number
  search: number
  /** The longest task of each of the three. */
  tasks: [first: number, open: number, search: number]
}

/** Measures all trees in one browser, each round in a fresh page, beginning with another one each time. */
export async function runTrees() {
  console.log(`Ten thousand units at ${SLOWDOWN}× CPU; median of ${ROUNDS} rounds (fastest–slowest)\n`)
  const pages = await servePages()
  const browser = await chromium.launch(chromiumLaunchOptions())
  const rounds = new Map(trees.map(({ name }): [string, Round[]] => [name, []]))
  try {
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const tree of trees.map((_, place) => trees[(place + round) % trees.length])) {
        if (!tree) continue
        const one = await measureTree(browser, pages.address, tree)
        // The first round warms the disk up.
        if (round > 0) rounds.get(tree.name)?.push(one)
      }
  } finally {
    await browser.close()
    await pages.close()
  }
  console.log(
    '| tree | first paint, ms | expand all, ms | search, last key to paint, ms | longest task: first paint | expand all | search |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const [name, all] of rounds) console.log(report(name, all))
}

async function measureTree(browser: Browser, address: string, tree: (typeof trees)[number]): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'vi-VN' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(new URL(`?table=${tree.page}`, address).href)
    await page.waitForFunction(() => window.treeProbe !== undefined)
    const longest = () => page.evaluate(() => window.treeProbe?.longestTask() ?? Number.NaN)
    const shown = (text: string) =>
      page.evaluate((words) => window.treeProbe?.untilShown(words) ?? Number.NaN, text)
    const first = await page.evaluate(() => window.treeProbe?.firstPaint ?? Number.NaN)
    const tasks: Round['tasks'] = [await longest(), 0, 0]

    const opened = shown('số 1000 ')
    await page.getByRole('button', { name: 'Mở hết' }).click()
    const open = await opened
    tasks[1] = await longest()

    let search = 0
    if (tree.searches) {
      const field = page.getByRole('textbox', { name: 'Tìm trong cây' })
      await field.pressSequentially(wanted.words.slice(0, -1))
      const found = shown(wanted.name)
      await field.press(wanted.words.slice(-1))
      search = await found
      tasks[2] = await longest()
    }
    return { first, open, search, tasks }
  } finally {
    await context.close()
  }
}

function report(name: string, rounds: readonly Round[]): string {
  const cells = [
    spread(rounds.map(({ first }) => first)),
    spread(rounds.map(({ open }) => open)),
    spread(rounds.map(({ search }) => search)),
    ...[0, 1, 2].map((place) => spread(rounds.map(({ tasks }) => tasks[place] ?? 0))),
  ]
  return `| ${[name, ...cells].join(' | ')} |`
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (place: number) => (sorted[place] ?? Number.NaN).toFixed(0)
  return `**${at(Math.floor(sorted.length / 2))}** (${at(0)}–${at(sorted.length - 1)})`
}
