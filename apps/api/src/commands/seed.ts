import { parseArgs } from 'node:util'
import { connect } from '../db/connect.ts'
import { Refusal } from '../db/refusal.ts'
import { fillForMeasuring } from '../seed/measuring.ts'
import { runCommand } from '../start/command.ts'
import { reportingRefusals } from '../start/console.ts'
import { prepareDemo } from '../start/demo.ts'

const MOST_EMPLOYEES = 8_000_000
const COMPANIES = 12
const MOST_UNITS = 20_000

/**
 * `npm run seed` puts the demo group into a database that may have it; `-- --employees N` then fills that database for
 * measuring until the group has N employees, `--companies M` only the first M companies, `--units U` with at least U
 * units in each of them.
 */
await reportingRefusals(async () => {
  const { employees, companies, units } = readArguments(process.argv.slice(2))
  await runCommand('seed', async ({ settings, urls, interrupted }) => {
    const owner = connect(urls.owner, { max: 2, statementTimeout: 0, name: 'nhansu-seed' })
    try {
      const accounts = await prepareDemo(settings, owner.pool, owner.pool)
      console.log(accounts.length > 0 ? 'Nhóm demo đã sẵn sàng.' : 'Cơ sở dữ liệu này không có nhóm demo.')
      if (employees === undefined) return
      const started = Date.now()
      await fillForMeasuring(owner.pool, {
        employees,
        companies,
        units,
        signal: interrupted,
        report: console.log,
      })
      console.log(`Xong sau ${Math.round((Date.now() - started) / 1000)} giây.`)
    } finally {
      await owner.close()
    }
  })
})

function readArguments(words: string[]): { employees: number | undefined; companies: number; units: number } {
  try {
    const { values } = parseArgs({
      args: words,
      options: { employees: { type: 'string' }, companies: { type: 'string' }, units: { type: 'string' } },
    })
    const { employees, companies, units } = values
    if ((companies ?? units) !== undefined && employees === undefined) throw new Error('nobody to fill in')
    return {
      employees: employees === undefined ? undefined : wholeNumber(employees, MOST_EMPLOYEES),
      companies: companies === undefined ? COMPANIES : wholeNumber(companies, COMPANIES),
      units: units === undefined ? 0 : wholeNumber(units, MOST_UNITS),
    }
  } catch {
    throw new Refusal(
      `Cách dùng: npm run seed -- [--employees <1 đến ${MOST_EMPLOYEES}> [--companies <1 đến ${COMPANIES}>] [--units <1 đến ${MOST_UNITS}>]]`,
    )
  }
}

function wholeNumber(text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > most) throw new Error(`not a number from 1 to ${most}`)
  return value
}
