import { verifyTrail } from '../audit-seals/verify-trail.ts'
import { connect } from '../db/connect.ts'
import { Refusal } from '../db/refusal.ts'
import { inCompany } from '../db/transaction.ts'
import { runCommand } from '../start/command.ts'
import { reportingRefusals } from '../start/console.ts'

/** `npm run verify-audit` says of each company whether its audit trail is what it was when it was sealed. */
await reportingRefusals(() =>
  runCommand(
    'verify-audit',
    async ({ urls }) => {
      const database = connect(urls.app, { max: 1, statementTimeout: 0, name: 'nhansu-verify-audit' })
      try {
        const { rows: companies } = await database.pool.query<{ id: number; name: string }>(
          'select id, name from companies order by id',
        )
        const broken: string[] = []
        for (const { id: companyId, name } of companies) {
          const check = await inCompany(database, { companyId, readOnly: true, snapshot: true }, verifyTrail)
          if (check.broken) {
            const { number, from, until } = check.broken
            broken.push(`${name}: dấu niêm phong số ${number} không khớp (nhật ký từ ${from} đến ${until})`)
          }
          if (check.changedValues > 0) {
            broken.push(`${name}: ${check.changedValues} dòng có giá trị cũ, mới không như khi được ghi`)
          }
          console.log(
            `${name}: ${check.lines} dòng dưới ${check.seals} dấu niêm phong; dấu mới nhất ${check.newest ?? 'chưa có'}.`,
          )
        }
        if (broken.length > 0) throw new Refusal(`Nhật ký đã bị sửa ngoài phần mềm. ${broken.join('; ')}.`)
        console.log('Nhật ký nguyên vẹn như khi được niêm phong.')
      } finally {
        await database.close()
      }
    },
    { schema: 'as it is' },
  ),
)
