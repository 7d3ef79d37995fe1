import type { PermissionName } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../../contract/handlers.ts'

const needed = ['employee_access', 'employee_sensitive', 'employee_pay'] as const

/**
 * Whether somebody may make the report of labour: it is about the whole company, so every right must reach that far.
 * @param further rights that are asked for beside those of the people in it
 */
export function mayMakeLabourReport(
  { session }: Pick<ProductContext, 'session'>,
  further: readonly PermissionName[] = [],
): boolean {
  const held = new Set(
    session.grants.filter(({ scope }) => scope === 'company').map(({ permission }) => permission),
  )
  return [...needed, ...further].every((right) => held.has(right))
}
