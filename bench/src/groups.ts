import { COMPANIES } from './fill-companies.ts'
import { environmentOf, fill } from './product.ts'

/**
 * The groups that a bench is asked for, by its words: sizes, and `--companies 2` where the first two companies alone hold
 * them, so that a company of a million's twelfth is filled in a sixth of the time.
 *
 * @param words what stands behind the command
 * @param usual the sizes when none is given
 * @returns for each size how many companies share it, and how its data folder is filled
 */
export function groupsAsked(words: readonly string[], usual: readonly number[]) {
  const at = words.indexOf('--companies')
  const more = at === -1 ? [] : words.slice(at, at + 2)
  const sizes = words.filter((word) => !more.includes(word)).map(Number)
  return (sizes.length > 0 ? sizes : usual).map((size) => ({
    size,
    companies: at === -1 ? COMPANIES : Number(words[at + 1]),
    filled: async (port: number) => {
      const environment = environmentOf(['employees', size, ...more.slice(1)].join('-'), port)
      await fill(environment, size, more)
      return environment
    },
  }))
}
