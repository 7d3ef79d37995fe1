/** Where the roles are listed. */
export const rolesPath = '/phan-quyen/vai-tro'

/** Where a role is made. */
export const newRolePath = `${rolesPath}/them-moi`

const copied = 'sao-chep'

/** Where a role is read and changed. */
export function rolePath(id: number): string {
  return `${rolesPath}/${id}/cap-nhat`
}

/** Where a role is made that begins with the grants of another one. */
export function copyRolePath(id: number): string {
  return `${newRolePath}?${copied}=${id}`
}

/** The role to copy from, out of a query written by {@link copyRolePath}; undefined for anything else. */
export function copiedRole(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get(copied))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
