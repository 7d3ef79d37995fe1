import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { connect } from '../db/connect.ts'
import { Refusal } from '../db/refusal.ts'
import { inTransaction } from '../seed/in-transaction.ts'
import { runCommand } from '../start/command.ts'
import { reportingRefusals } from '../start/console.ts'
import { newPassword } from '../start/demo-file.ts'
import { createAdministrator } from './administrator.ts'
import { readCompanies } from './companies-file.ts'

const USAGE = 'Cách dùng: npm run admin:create -- [cong-ty.json] [--login ten.dang.nhap] [--name "Họ và tên"]'

/**
 * `npm run admin:create -- companies.json --login admin --name "…"` makes the companies of the file and the first
 * administrator. What is not given is asked for. The password is shown once and kept nowhere.
 */
await reportingRefusals(async () => {
  const { file, login, name } = readArguments(process.argv.slice(2))
  const companies = file === undefined ? [] : readCompanies(file)
  const person = {
    login: checkLogin(login ?? (await ask('Tên đăng nhập: '))),
    fullName: checkName(name ?? (await ask('Họ và tên: '))),
    password: newPassword(),
  }
  await runCommand('admin:create', async ({ urls }) => {
    const owner = connect(urls.owner, { max: 1, statementTimeout: 0, name: 'nhansu-admin' })
    try {
      const made = await inTransaction(owner.pool, (client) =>
        createAdministrator(client, { ...person, companies }),
      )
      if (made.length > 0) console.log(`Đã tạo ${made.length} công ty: ${made.join(', ')}.`)
      console.log(`Đã tạo quản trị viên ${person.login}, mật khẩu: ${person.password}`)
      console.log('Mật khẩu chỉ hiện một lần này và không được lưu ở đâu.')
    } finally {
      await owner.close()
    }
  })
})

function readArguments(words: string[]) {
  try {
    const options = { login: { type: 'string' }, name: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
    if (positionals.length > 1) throw new Error('more than one file')
    return { ...values, file: positionals[0] }
  } catch {
    throw new Refusal(USAGE)
  }
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Refusal(USAGE)
  const console = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await console.question(question)
  } finally {
    console.close()
  }
}

function checkLogin(login: string): string {
  const normal = login.trim().toLowerCase()
  if (/^[a-z0-9][a-z0-9._-]{2,63}$/.test(normal)) return normal
  throw new Refusal(
    'Tên đăng nhập phải có 3–64 ký tự gồm chữ không dấu, chữ số, dấu chấm, gạch, và bắt đầu bằng chữ hoặc số.',
  )
}

function checkName(name: string): string {
  const normal = name.normalize('NFC').trim()
  if (normal.length >= 2 && normal.length <= 100) return normal
  throw new Refusal('Họ và tên phải có từ 2 đến 100 ký tự.')
}
