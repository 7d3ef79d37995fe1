import { mkdirSync } from 'node:fs'
import type { Pool } from 'pg'
import { countRows } from '../db/count-rows.ts'
import { noteFact, readFact } from '../db/installation.ts'
import { Refusal } from '../db/refusal.ts'
import { inCompany } from '../db/transaction.ts'
import type { Settings } from '../settings.ts'
import { demoFile, newPassword, readDemoFile, writeDemoFile } from './demo-file.ts'
import { isLoopback } from './ports.ts'

/**
 * Puts the demo group into a database that may have it, once: an embedded one at its very first start, any other only
 * with DEMO=1, and never one that has companies already.
 * @param owner connections as the owner of the tables; none when only the server's role is known
 * @returns the accounts to show, one a line; none without a demo group
 * @throws Refusal when demo accounts would be reachable from other machines without DEMO=1
 */
export async function prepareDemo(settings: Settings, reader: Pool, owner?: Pool): Promise<string[]> {
  const noted = await readFact(reader, 'demo')
  const isEmpty = !(await hasCompanies(reader))
  if (owner && isEmpty && (await isWanted(settings, noted))) {
    await seedDemo(owner, settings.dataDir)
  } else if (noted !== 'begun' || isEmpty) {
    if (owner && !noted) await noteFact(owner, 'demo', 'none')
    return []
  }
  if (settings.demo !== true && !(await isLoopback(settings.host))) {
    throw new Refusal(
      `Cơ sở dữ liệu này có tài khoản demo, còn HOST=${settings.host} mở ứng dụng cho máy khác: hãy đặt DEMO=1 nếu đúng là muốn vậy, hoặc dùng DATA_DIR khác.`,
    )
  }
  const lines = readDemoFile(settings.dataDir)
  return lines.length > 0 ? lines : [`(tệp ${demoFile(settings.dataDir)} không còn, nên không biết mật khẩu)`]
}

/**
 * Seeds the demo group into a database without companies. What has begun is noted first and the group comes in one
 * transaction, so a start that is cut off is completed by the next one. Each password is in the data folder before
 * its account exists.
 */
async function seedDemo(owner: Pool, dataDir: string, employees?: number): Promise<void> {
  const { seedDemoGroup } = await import('../seed/demo.ts')
  mkdirSync(dataDir, { recursive: true })
  await noteFact(owner, 'demo', 'begun')
  const passwords = new Map<string, string>()
  const accounts = await seedDemoGroup(owner, {
    ...(employees !== undefined && { employees }),
    passwords(login) {
      const password = newPassword()
      passwords.set(login, password)
      writeDemoFile(
        dataDir,
        [...passwords].map((pair) => pair.join('  ')),
      )
      return password
    },
  })
  await reckonDemo(owner)
  await countRows(owner)
  const widest = Math.max(...accounts.map(({ login }) => login.length))
  writeDemoFile(
    dataDir,
    accounts.map(({ login, password, note }) => `${login.padEnd(widest)}  ${password}  ${note}`),
  )
}

/** Reckons what the exams of the demo say, which the clock would do within the hour: its reports show figures from the start. */
async function reckonDemo(owner: Pool): Promise<void> {
  const { demoCompanies } = await import('../seed/demo-companies.ts')
  const { reckonFigures } = await import('../domains/quiz/analysis/question-figures.ts')
  for (const { id: companyId } of demoCompanies) {
    await reckonFigures({
      reading: (work) => inCompany({ pool: owner }, { companyId, readOnly: true }, work),
      inCompany: (work) => inCompany({ pool: owner }, { companyId, readOnly: false }, work),
      progress: async () => {},
    })
  }
}

/** An explicit DEMO decides; otherwise the first start of an embedded database does, and completes what it began. */
async function isWanted(settings: Settings, noted: 'begun' | 'none' | undefined): Promise<boolean> {
  if (settings.demo !== undefined) return settings.demo
  return settings.databaseUrl === undefined && noted !== 'none' && (await isLoopback(settings.host))
}

async function hasCompanies(reader: Pool): Promise<boolean> {
  const { rowCount } = await reader.query('select from companies limit 1')
  return rowCount !== 0
}
