import { searchCommunes } from './search-communes.ts'

/** A unit as the call answers it. */
interface Unit {
  id: number
  full_name: string
}

/** Shows the communes of the province that is chosen now, and chooses one of them again. */
export type ShowCommunes = (chosen?: string) => Promise<void>

const nothing: ShowCommunes = async () => {}

/**
 * Brings the communes of a province as soon as it is chosen. Without this the form shows them by a button, or with the look
 * before sending.
 * @returns shows them anew, for whatever fills in the form otherwise
 */
export function offerCommunes(form: HTMLFormElement): ShowCommunes {
  const province = form.elements.namedItem('new_province_id')
  const commune = form.elements.namedItem('new_district_id')
  const place = form.querySelector<HTMLElement>('[data-communes]')
  const said = form.querySelector<HTMLElement>('[data-communes-said]')
  if (!(province instanceof HTMLSelectElement) || !(commune instanceof HTMLSelectElement)) return nothing
  if (place === null || said === null) return nothing
  const [none] = commune.options
  const searchAnew = searchCommunes(form, commune)
  const say = (words: string) => {
    said.textContent = words
    said.hidden = words === ''
  }

  const show: ShowCommunes = async (chosen) => {
    const { value: wanted } = province
    if (wanted !== (place.dataset['communes'] ?? '')) {
      place.dataset['communes'] = wanted
      place.hidden = true
      commune.replaceChildren(...(none === undefined ? [] : [none]))
      say('')
      if (wanted !== '') {
        const units = await communesOf(form.dataset['campaign'] ?? '', wanted).catch(() => undefined)
        // Another one was chosen meanwhile, and brings its own.
        if (province.value !== wanted) return
        if (units === undefined) {
          // The next choice of the same one tries again.
          place.dataset['communes'] = ''
          say('Chưa tải được danh sách phường, xã. Bạn cứ điền tiếp; danh sách hiện ra ở bước sau.')
          return
        }
        commune.append(...units.map(({ id, full_name: name }) => new Option(name, String(id))))
        place.hidden = false
      }
      searchAnew()
    }
    // One that was kept on the device may not be there any more.
    const kept = [...commune.options].find(({ value }) => value === chosen)
    if (kept !== undefined) kept.selected = true
  }
  province.addEventListener('change', () => void show())
  // The controls are emptied only after the event.
  form.addEventListener('reset', () => setTimeout(() => void show()))
  // A browser's way back may have chosen a province before this ran.
  void show()
  return show
}

async function communesOf(campaign: string, province: string): Promise<Unit[]> {
  const answer = await fetch(`/api/externals/recruitments/${campaign}/communes?province_id=${province}`)
  if (!answer.ok) throw new Error(`communes are answered by ${answer.status}`)
  // The contract says so: `externals.communes`.
  const { data } = (await answer.json()) as { data: { communes: Unit[] } }
  return data.communes
}
