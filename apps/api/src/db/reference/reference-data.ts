import type { ClientBase } from 'pg'
import { loadLawConstants } from './law-constants.ts'
import { loadAddress } from './address/address.ts'
import { loadPermissions } from './permissions.ts'

/**
 * Puts one kind of shared reference data into the database, in the owner's transaction that is open already.
 * It runs at every start and after every migration, so it must add and correct, never repeat.
 */
export type ReferenceLoader = (client: ClientBase) => Promise<void>

/** What every installation carries whatever its companies are, in the order of loading. */
export const referenceData: readonly ReferenceLoader[] = [loadPermissions, loadLawConstants, loadAddress]
