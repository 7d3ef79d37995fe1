import type { Break } from './break.ts'

const api = 'apps/api/src'
const walls = `${api}/access-matrix/walls.api.test.ts`
const matrix = `${api}/access-matrix/access-matrix.test.ts`
const badInput = `${api}/contract/bad-input.api.test.ts`
const standardSet = `${api}/standard-set/standard-set.api.test.ts`
const logo = `${api}/files/company-logo.api.test.ts`
const lists = `${api}/contract/list-query/list.api.test.ts`
const exports = `${api}/workbooks/export.api.test.ts`

/** Slips that let a person see or change what belongs to others, by area. */
export const breaksOfAccess: Readonly<Record<string, readonly Break[]>> = {
  walls: [
    {
      says: 'the first wall: queries carry no company',
      file: `${api}/db/transaction.ts`,
      find: 'scoped ? sql<SqlBool>`',
      replace: 'scoped && companyId < 0 ? sql<SqlBool>`',
      tests: [walls],
    },
    {
      says: 'the second wall: a table of companies without row-level security',
      file: 'apps/api/migrations/0005-levels.sql',
      find: "call raise_company_wall('levels');",
      replace: '',
      tests: [`${api}/db/walls.test.ts`],
    },
    {
      says: 'one record is read without its company',
      file: `${api}/standard-set/standard-set.ts`,
      find: 'where ${context.inThisCompany(table)} and ${visibleRows(context, visible)} and id = ${id}`',
      replace: 'where ${visibleRows(context, visible)} and id = ${id}`',
      tests: [walls],
    },
    {
      says: 'records are changed and deleted without their company',
      file: `${api}/standard-set/standard-set.ts`,
      find: 'return sql`${context.inThisCompany(table)} and ${visibleRows(context, companyWide(table))}`',
      replace: 'return sql`${visibleRows(context, companyWide(table))}`',
      tests: [walls],
    },
    {
      says: 'a delete of another company is taken back',
      file: `${api}/contract/undo.ts`,
      find: "where ${inThisCompany('deleted_records')} and resource",
      replace: 'where resource',
      tests: [walls, standardSet],
    },
    {
      says: 'the page of a list is read without its company',
      file: `${api}/contract/list-query/statements.ts`,
      find: 'const conditions = allOf([inThisCompany(table), ...plain, ...asked])',
      replace: 'const conditions = allOf([...plain, ...asked])',
      tests: [walls],
    },
    {
      says: 'a kept total is that of all companies',
      file: `${api}/contract/list-query/statements.ts`,
      find: "where ${inThisCompany('table_counts')} and table_name",
      replace: 'where table_name',
      tests: [walls],
    },
    {
      says: 'names of another company are found for what is pointed at',
      file: `${api}/workbooks/references.ts`,
      find: 'where ${inThisCompany(table)} order by',
      replace: 'order by',
      tests: [walls],
    },
    {
      says: 'an employee of another company is shown',
      file: `${api}/domains/employees/employees.ts`,
      find: "where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}",
      replace: 'where ${visibleRows(context, visibleEmployees)}',
      tests: [walls],
    },
    {
      says: 'the tree shows the units of all companies',
      file: `${api}/domains/organisation/departments/department-tree.ts`,
      find: "where ${inThisCompany('departments')} and ${visibleRows(context, visibleDepartments)}",
      replace: 'where ${visibleRows(context, visibleDepartments)}',
      tests: [walls],
    },
    {
      says: 'a role of another company is shown',
      file: `${api}/domains/permissions/roles/role-rows.ts`,
      find: "from roles where ${context.inThisCompany('roles')} and roles.id",
      replace: 'from roles where roles.id',
      tests: [walls],
    },
    {
      says: 'an import of another company is taken back',
      file: `${api}/workbooks/import/undo-import.ts`,
      find: "select from imports where ${inThisCompany('imports')} and id",
      replace: 'select from imports where id',
      tests: [walls],
    },
  ],

  guards: [
    {
      says: 'nobody needs a permission',
      file: `${api}/contract/access.ts`,
      find: 'if (scopes.length === 0) throw forbidden()\n  const unlimited',
      replace: "if (scopes.length === 0) return [{ scope: 'company' }]\n  const unlimited",
      tests: [matrix],
    },
    {
      says: 'nobody needs a session',
      file: `${api}/contract/guard.ts`,
      find: 'if (token === undefined || session === undefined) throw unauthorized()',
      replace: 'if (token === undefined || session === undefined) return',
      tests: [matrix],
    },
    {
      says: 'a permission of another name is enough',
      file: `${api}/contract/access.ts`,
      find: 'grants.filter(({ permission }) => permission === entry.permission)',
      replace: 'grants.filter(({ permission }) => permission >= entry.permission.slice(0, 5))',
      tests: [matrix, `${api}/contract/access.test.ts`],
    },
    {
      says: 'who belongs to no company passes',
      file: `${api}/contract/guard.ts`,
      find: 'if (session.companyId === null) throw forbidden()',
      replace: 'if (session.companyId === null) return',
      tests: [matrix],
    },
    {
      says: 'the body is looked at before the guard',
      file: `${api}/contract/routes.ts`,
      find: 'onRequest: guard(operation,',
      replace: 'preHandler: guard(operation,',
      tests: [matrix, badInput, `${api}/plugins/answers.test.ts`, logo],
    },
    {
      says: 'the contract lets everybody read levels',
      file: 'packages/sdk/src/generated/product.json',
      find: '"summary": "Levels of the current company, by rank.",\n    "x-access": [\n     {\n      "permission": "level_access"\n     }\n    ],',
      replace: '"summary": "Levels of the current company, by rank.",\n    "x-access": "signed-in",',
      tests: [matrix],
    },
    {
      says: 'a second tab writes into the company that the first has left',
      file: `${api}/contract/guard.ts`,
      find: 'believed !== undefined && believed !== String(companyId)',
      replace: "believed === 'x'",
      tests: [`${api}/contract/isolation.api.test.ts`, `${api}/domains/session/session.api.test.ts`],
    },
    {
      says: 'a right for a unit shows all rows',
      file: `${api}/contract/access.ts`,
      find: "if (context.scopes.some(({ scope }) => scope === 'company'))",
      replace: "if (context.scopes.some(({ scope }) => scope !== 'own'))",
      tests: [lists, exports],
    },
    {
      says: 'a right for a part of the company changes all of it',
      file: `${api}/standard-set/standard-set.ts`,
      find: 'return { table }\n}',
      replace: 'return readable(table)\n}',
      tests: [
        `${api}/domains/organisation/classifies.api.test.ts`,
        `${api}/domains/organisation/fields.api.test.ts`,
        standardSet,
        matrix,
      ],
    },
    {
      says: 'rights that one does not hold can be given',
      file: `${api}/authority/grants.ts`,
      find: 'if (beyond.length > 0) throw new ApiFailure(403, await beyondSentence(context, beyond))\n}\n\n/** Says which',
      replace:
        'if (beyond.length > 99) throw new ApiFailure(403, await beyondSentence(context, beyond))\n}\n\n/** Says which',
      tests: [
        `${api}/domains/permissions/accounts/who-may-give.api.test.ts`,
        `${api}/domains/permissions/roles/roles.api.test.ts`,
      ],
    },
    {
      says: 'the last administrator can be taken away',
      file: `${api}/authority/administrators.ts`,
      find: 'if (lost.length > 0) throw',
      replace: 'if (lost.length > 99) throw',
      tests: [
        `${api}/domains/permissions/roles/roles.api.test.ts`,
        `${api}/domains/permissions/accounts/accounts.api.test.ts`,
      ],
    },
    {
      says: 'a closed account signs in',
      file: `${api}/domains/session/sign-in.ts`,
      find: 'return rowCount === 0 ? undefined : token',
      replace: 'return token',
      tests: [`${api}/domains/session/session.api.test.ts`, `${api}/domains/session/sign-in.api.test.ts`],
    },
    {
      says: 'any password is right',
      file: `${api}/domains/session/sign-in.ts`,
      find: 'const token = matches ?',
      replace: 'const token = matches || attempt.user_id !== null ?',
      tests: [`${api}/domains/session/sign-in.api.test.ts`],
    },
    {
      says: 'guessing costs no wait',
      file: `${api}/domains/session/sign-in.ts`,
      find: 'if (attempt.wait_seconds > 0) throw',
      replace: 'if (attempt.wait_seconds > 1e9) throw',
      tests: [`${api}/domains/session/sign-in.api.test.ts`],
    },
  ],
}
