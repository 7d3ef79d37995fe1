import { offerCommunes, type ShowCommunes } from './communes.ts'
import { fillIn, isTyped, valuesOf } from './form-values.ts'
import { sendChosenFiles } from './uploads.ts'
import { draftOf, dropDraft, isShared, keepDraft, sayShared } from './stored-drafts.ts'

/** Milliseconds without a key after which what was typed is kept. */
const rest = 1000

const partOf = (panel: HTMLElement, name: string): HTMLElement => {
  const found = panel.querySelector<HTMLElement>(`[data-draft-part=${name}]`)
  if (found === null) throw new Error(`the page has no ${name} of a draft`)
  return found
}

const timeOf = (moment: number) =>
  new Date(moment).toLocaleString('vi-VN', {
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
  })

/**
 * Keeps what is typed into the form on this device alone, and fills it in again when the form is opened anew. The page
 * says so only once this runs; without it the form is the same.
 */
async function keepAsTyped(
  form: HTMLFormElement,
  panel: HTMLElement,
  showCommunes: ShowCommunes,
): Promise<void> {
  const { draft: campaign = '', draftVersion: version = '', draftWithout = '' } = form.dataset
  const without = draftWithout.split(' ')
  const said = partOf(panel, 'said')
  const shared = partOf(panel, 'shared')
  if (!(shared instanceof HTMLInputElement)) throw new Error('the machine is said to be shared by a box')
  shared.checked = await isShared()
  const draft = await draftOf(campaign, version)
  // On a slow line somebody types before this runs.
  const isBegun = isTyped(form, without)
  if (
    draft !== undefined &&
    form.dataset['draftFresh'] !== undefined &&
    fillIn(form, without, draft.values)
  ) {
    void showCommunes(draft.values['new_district_id']?.[0])
    said.textContent = `Đã điền lại những gì bạn nhập dở trên máy này lúc ${timeOf(draft.savedAt)}.`
  }
  panel.hidden = false

  let timer: ReturnType<typeof setTimeout> | undefined
  const save = async () => {
    clearTimeout(timer)
    timer = undefined
    if (shared.checked) return
    const savedAt = Date.now()
    await keepDraft(campaign, { version, savedAt, values: valuesOf(form, without) })
    partOf(panel, 'kept').textContent = `Đã giữ bản nháp lúc ${timeOf(savedAt)}.`
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), rest)
  }
  form.addEventListener('input', soon)
  if (isBegun) soon()
  // A phone may never come back to a page that it has left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void save()
  })
  form.addEventListener('submit', () => {
    if (timer !== undefined) void save()
  })
  const tell = (words: string) => {
    clearTimeout(timer)
    timer = undefined
    partOf(panel, 'kept').textContent = ''
    said.textContent = words
  }
  partOf(panel, 'drop').addEventListener('click', () => {
    form.reset()
    void dropDraft(campaign).then(() => tell('Đã xóa bản nháp trên máy này.'))
  })
  shared.addEventListener('change', () => {
    void sayShared(shared.checked).then(() => {
      if (shared.checked) return tell('Không giữ gì trên máy này.')
      said.textContent = ''
      return save()
    })
  })
}

async function main(): Promise<void> {
  const sent = document.querySelector<HTMLElement>('[data-draft-sent]')
  if (sent !== null) {
    await dropDraft(sent.dataset['draftSent'] ?? '')
    sent.hidden = false
  }
  const applying = document.querySelector<HTMLFormElement>('form[data-campaign]')
  const showCommunes = applying === null ? undefined : offerCommunes(applying)
  if (applying !== null) sendChosenFiles(applying)
  const form = document.querySelector<HTMLFormElement>('form[data-draft]')
  const panel = document.querySelector<HTMLElement>('[data-draft-panel]')
  if (form !== null && panel !== null && showCommunes !== undefined)
    await keepAsTyped(form, panel, showCommunes)
}

// A browser that keeps nothing, as in a private window, leaves the page as it is without script.
main().catch(() => {})
