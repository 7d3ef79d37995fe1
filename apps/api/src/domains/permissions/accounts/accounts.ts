import { sql } from 'kysely'
import { grantsBeyondMine, requireNoneBeyond } from '../../../authority/account-state.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import { defineOperations, type Handlers } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { updateAccount } from './account-changes.ts'
import { administeredCompanies } from './account-companies.ts'
import { openAccount, suggestLogin } from './account-opening.ts'
import { removeAccounts, restoreAccounts } from './account-removal.ts'
import {
  accountColumns,
  type AccountRow,
  accountSource,
  findAccount,
  withWhatIsBeyond,
} from './account-rows.ts'
import { handOver, showWork } from './hand-over.ts'
import { showWorkOfEmployees } from './work-of-employees.ts'
import { issuePasswordLink } from './password-links.ts'
import { forWholeCompany } from '../whole-company.ts'

const accounts: Handlers<'accounts'> = {
  'accounts.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<AccountRow>(context, query, {
      source: accountSource,
      visible: { table: 'accounts' },
      columns: accountColumns,
    })
    return { accounts: await withWhatIsBeyond(context, rows), meta }
  },

  'accounts.show': async ({ path }, context) => ({ account: await findAccount(context, path.id) }),

  'accounts.store': ({ body }, context) => openAccount(context, body),

  'accounts.update': async ({ path, body }, context) => ({
    account: await updateAccount(context, path.id, body),
  }),

  'accounts.destroy': ({ path }, context) => removeAccounts(context, [path.id]),

  'accounts.destroyBulk': ({ body }, context) => removeAccounts(context, body.ids),

  'accounts.restore': ({ body }, context) => restoreAccounts(context, body.ids),

  'accounts.loginSuggestion': async ({ body }, context) => {
    const login = await suggestLogin(context, body.employee_id)
    context.audit({ detail: { employee_id: body.employee_id } })
    return { login }
  },

  'accounts.companies': async (_, context) => ({ companies: await administeredCompanies(context) }),

  'accounts.resetPassword': async ({ path }, context) => {
    const { is_active } = await findAccount(context, path.id)
    // An open session of an administrator must not become his password.
    if (path.id === context.session.userId) {
      throw new ApiFailure(
        403,
        'Bạn không thể tự đặt lại mật khẩu của chính mình. Hãy đổi mật khẩu ở mục Tài khoản của tôi.',
      )
    }
    if (!is_active) {
      throw new ApiFailure(
        409,
        'Tài khoản này đang bị vô hiệu hóa. Hãy kích hoạt lại trước khi đặt lại mật khẩu.',
      )
    }
    // Whoever holds the link can become this user.
    await requireNoneBeyond(context, await grantsBeyondMine(context, path.id))
    context.audit({ recordId: path.id })
    return { link: await issuePasswordLink(context, path.id) }
  },

  'accounts.work': showWork,
  'accounts.workOfEmployees': showWorkOfEmployees,

  'accounts.handOver': handOver,

  'accounts.endSessions': async ({ path }, context) => {
    await findAccount(context, path.id)
    const { rows } = await sql<{
      total: number
    }>`select end_sessions_of_account(${path.id}) as total`.execute(context.db)
    context.audit({ recordId: path.id })
    return { ended_total: rows[0]?.total ?? 0 }
  },
}

export default defineOperations('accounts', forWholeCompany(accounts))
