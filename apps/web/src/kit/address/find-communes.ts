import type { Data } from '@nhansu/sdk/contract'
import type { SelectOption } from '@nhansu/ui/select/select-option.ts'
import { client } from '#web/session/client.ts'

type Place = Data<'address.find'>['places'][number]

/**
 * The communes of the scheme in force that the words find, by their own names and by those of the old wards whose people
 * they took in; a divided ward brings every one of them, for a person to choose.
 */
export async function findCommunes(words: string, signal: AbortSignal): Promise<SelectOption<number>[]> {
  if (words === '') return []
  const { places } = await client.call('address.find', { query: { q: words } }, { signal })
  return communeChoices(places)
}

/** Places as communes to choose from, each once. */
export function communeChoices(places: readonly Place[]): SelectOption<number>[] {
  const choices = places.flatMap(choicesOf)
  return [...new Map(choices.toReversed().map((choice) => [choice.value, choice])).values()].toReversed()
}

function choicesOf({ kind, id, full_name, within, successors }: Place): SelectOption<number>[] {
  if (kind === 'new_district') return [{ value: id, label: `${full_name}, ${within}` }]
  return successors.map((successor) => ({
    value: successor.new_district_id,
    label: successor.full_name,
    description: `Trước đây: ${full_name}, ${within}`,
  }))
}
