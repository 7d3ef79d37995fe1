import type { CompanyTransaction } from '../../../db/transaction.ts'
import { attached, detach, type FileRow, type Place } from '../../../files/records.ts'

/** Where the picture of an employee is kept. */
export function avatarPlace(employeeId: number): Place {
  return { ownerKind: 'employee', ownerId: employeeId, purpose: 'employee_avatar' }
}

/** The picture that a file has, if any. */
export async function avatarOf(
  context: CompanyTransaction,
  employeeId: number,
): Promise<FileRow | undefined> {
  const [avatar] = await attached(context, avatarPlace(employeeId))
  return avatar
}

/** Lets this picture alone stand in a file; the one before can be brought back for ten minutes. */
export async function keepOnlyAvatar(
  context: CompanyTransaction,
  employeeId: number,
  fileId: number,
): Promise<void> {
  await detach(context, avatarPlace(employeeId), fileId)
}
