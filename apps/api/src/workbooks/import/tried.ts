import type { OperationId } from '@nhansu/sdk/contract'
import { databaseFailure } from '../../contract/database-errors.ts'
import { ApiFailure } from '../../contract/failure.ts'
import { operationNamed } from '../../contract/operations.ts'
import type { ImportContext } from './import-context.ts'
import { apart, sentencesOf } from './write.ts'

/** Stands for pay, which a run that is kept does not tell. */
export const dots = '••••'

/**
 * Does something of which nothing stays when it is refused.
 * @param store the operation that writes the same by hand: in its words the database's refusals are told
 */
export async function tried<Made>(
  context: ImportContext,
  work: () => Promise<Made>,
  store: OperationId,
): Promise<{ made: Made; errors?: undefined } | { errors: string[] }> {
  try {
    return { made: await apart(context, work) }
  } catch (error) {
    const failure =
      error instanceof ApiFailure
        ? error
        : await databaseFailure(error, operationNamed(store), { kysely: context.db })
    if (failure === undefined || failure.status >= 500) throw error
    return { errors: sentencesOf(failure) }
  }
}
