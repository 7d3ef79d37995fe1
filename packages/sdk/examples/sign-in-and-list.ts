import { createClient, rows, signIn } from '@nhansu/sdk'

/** Names of the people who joined one department or any below it this year, signed in as a given user. */
export async function newcomers(server: string, login: string, password: string, departmentId: number) {
  const client = createClient({ baseUrls: { product: `${server}/api`, identity: `${server}/identity` } })
  await signIn(client, { login, password })

  const names: string[] = []
  const filter = {
    department_id: { operator: 'equal', value: departmentId },
    join_date: { operator: 'between', from: '2026-01-01', to: '2026-12-31' },
  } as const
  for await (const employee of rows(client, 'employees.list', { query: { filter, sort: 'join_date' } })) {
    names.push(employee.full_name)
  }
  return names
}
