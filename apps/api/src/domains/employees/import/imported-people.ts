import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../../contract/handlers.ts'
import { decisionsOfImport } from '../../decisions/public.ts'
import { heldBack } from './held-back.ts'
import { type ImportedFile, importedFiles, ownImport } from './imported-files.ts'
import { fileSheets, peopleSheet } from './sheets.ts'

/** The people of one's own import, as far as one sees them: whom it can be undone for, and why not for the others. */
export async function importedPeople(
  context: ProductContext,
  id: number,
): Promise<{ people: Schemas['ImportedPerson'][] }> {
  const made = await ownImport(context, id, { isHeld: false })
  const files = await importedFiles(context, made)
  const decisions = await decisionsOfImport(context, { importId: id, madeAt: made.madeAt, isHeld: false })
  const reasons = heldBack(files, decisions)
  // Of several the oldest is told.
  const numbers = new Map(
    decisions.toReversed().flatMap(({ number, people }) => people.map((person) => [person, number] as const)),
  )
  const shown = files.filter(({ isVisible }) => isVisible)
  return {
    people: shown.map((file) => ({
      ...shownFile(file),
      decision_number: numbers.get(file.id) ?? null,
      reason: reasons.get(file.id) ?? null,
    })),
  }
}

function shownFile({
  id,
  nhansu_id,
  full_name,
  isNew,
  changedCard,
  parts,
}: ImportedFile): Omit<Schemas['ImportedPerson'], 'decision_number' | 'reason'> {
  const sheets = fileSheets.flatMap(({ name }) => (parts.includes(name) ? [name] : []))
  return {
    id,
    nhansu_id,
    full_name,
    is_new: isNew,
    sheets: [...(changedCard ? [peopleSheet] : []), ...sheets],
  }
}
