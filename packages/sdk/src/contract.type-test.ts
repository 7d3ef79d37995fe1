// Compiled by `tsc`, never run: what must and what must not compile of the contract's types.
import type { Data, Input, OperationsOf, WithoutInput } from './contract.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const proved = <_ extends true>() => undefined

proved<Equal<Data<'levels.show'>['level']['level_group'], 'education' | 'profession' | 'trade'>>()
proved<Equal<Input<'levels.show'>['path'], { id: number }>>()
proved<Equal<Input<'session.login'>['body'], { login: string; password: string }>>()
proved<Equal<Extract<'levels.show' | 'roles.show', OperationsOf<'levels'>>, 'levels.show'>>()
proved<Equal<'levels.list' extends WithoutInput ? true : false, true>>()
proved<Equal<'levels.show' extends WithoutInput ? true : false, false>>()

export const rightFilter: Input<'employees.list'> = {
  query: { filter: { join_date: { operator: 'lte', value: '2026-12-31' } }, include: ['account'] },
}

type Filter = NonNullable<NonNullable<Input<'employees.list'>['query']>['filter']>
// @ts-expect-error there is no such filter field
export const wrongField: Filter = { salary: { operator: 'lte', value: 1 } }
// @ts-expect-error dates know no 'like'
export const wrongOperator: Filter = { join_date: { operator: 'like', value: 'x' } }
// @ts-expect-error the id is missing
export const missingPath: Input<'levels.show'> = {}

const level = { code: 'A1', name: 'x', level_group: 'education', rank: 1 } as const
// @ts-expect-error a level has no such field
export const wrongBody: Input<'levels.store'>['body'] = { ...level, color: 'red' }
