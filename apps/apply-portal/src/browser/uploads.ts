/** The step of a form that takes its files and shows it once more, by the words of the server's pages. */
const takeFiles = 'places'

/** What stands beside a chosen file while it is sent; the server draws it, out of sight. */
interface Panel {
  place: HTMLElement
  whole: HTMLElement
  bar: HTMLProgressElement
  said: HTMLElement
  stop: HTMLButtonElement
  again: HTMLButtonElement
}

function panelOf(input: HTMLElement): Panel | undefined {
  const place = input.closest<HTMLElement>('[data-file]')
  const whole = place?.querySelector<HTMLElement>('[data-upload]')
  const bar = whole?.querySelector('progress')
  const said = whole?.querySelector('output')
  const [stop, again] = whole?.querySelectorAll('button') ?? []
  return place && whole && bar && said && stop && again ? { place, whole, bar, said, stop, again } : undefined
}

/** The files of a form on their way to the server, each from the moment that it is chosen. */
class Uploads {
  readonly #form: HTMLFormElement
  readonly #atWork = new Map<string, XMLHttpRequest>()
  /** The button by which the form goes on once all files have arrived; undefined while nobody has pressed one. */
  #goingOn: HTMLElement | null | undefined

  constructor(form: HTMLFormElement) {
    this.#form = form
  }

  /** Sends what is chosen in a field; what is on its way from there is given up. */
  begin(input: HTMLInputElement): void {
    const panel = panelOf(input)
    const { name, files } = input
    this.#atWork.get(name)?.abort()
    if (panel === undefined || files === null || files.length === 0) {
      if (panel !== undefined) panel.whole.hidden = true
      return this.#end(name, false)
    }
    show(panel, 'Đang tải lên. Bạn cứ điền tiếp.', 'stop')
    panel.bar.value = 0

    const request = new XMLHttpRequest()
    this.#atWork.set(name, request)
    const isMine = () => this.#atWork.get(name) === request
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      panel.bar.value = total === 0 ? 0 : (100 * loaded) / total
    })
    request.upload.addEventListener('load', () => {
      if (isMine()) panel.said.textContent = 'Đã gửi đến nơi, đang kiểm tra tệp.'
    })
    request.addEventListener('error', () => {
      if (!isMine()) return
      const kept = 'Tệp vẫn còn ở đây: hãy tải lại, hoặc cứ điền tiếp, tệp được gửi cùng hồ sơ.'
      show(panel, `Đường truyền bị ngắt. ${kept}`, 'again')
      this.#end(name, false)
    })
    request.addEventListener('load', () => {
      if (!isMine()) return
      const isUnderstood = receive(panel, input.id, request)
      this.#end(name, isUnderstood)
    })
    request.open('POST', this.#form.action)
    request.send(this.#formOf(name, files))
  }

  /** Gives up what is on its way from a field, and what was chosen there. */
  stop(input: HTMLInputElement): void {
    this.#atWork.get(input.name)?.abort()
    input.value = ''
    const panel = panelOf(input)
    if (panel !== undefined) panel.whole.hidden = true
    input.focus()
    this.#end(input.name, false)
  }

  /** Lets the form go on as soon as all files have arrived. @returns whether it has to wait */
  waits(by: HTMLElement | null): boolean {
    // An old browser that cannot go on by itself sends the form with its files, as without script.
    if (this.#atWork.size === 0 || !('requestSubmit' in this.#form)) return false
    this.#goingOn = by
    for (const name of this.#atWork.keys()) {
      const input = this.#form.elements.namedItem(name)
      const panel = input instanceof HTMLElement ? panelOf(input) : undefined
      if (panel !== undefined) panel.said.textContent = 'Đang tải lên. Tải xong là chuyển sang bước sau.'
    }
    return true
  }

  /** Gives up whatever is on its way, and lets go of what has arrived: the form belongs to nobody any more. */
  giveUp(): void {
    for (const request of this.#atWork.values()) request.abort()
    this.#atWork.clear()
    this.#goingOn = undefined
    for (const whole of this.#form.querySelectorAll<HTMLElement>('[data-upload]')) whole.hidden = true
    for (const part of this.#form.querySelectorAll('[data-received]')) part.remove()
  }

  /** The token of the form with the files of one field: nothing else that was typed goes with them. */
  #formOf(name: string, files: FileList): FormData {
    const sent = new FormData()
    const token = this.#form.elements.namedItem('token')
    sent.append('token', token instanceof HTMLInputElement ? token.value : '')
    sent.append('step', takeFiles)
    for (const file of files) sent.append(name, file)
    return sent
  }

  /** Who waits for what could not be sent stays on the page, where it is said why. */
  #end(name: string, mayGoOn: boolean): void {
    this.#atWork.delete(name)
    const by = this.#goingOn
    if (!mayGoOn) this.#goingOn = undefined
    if (!mayGoOn || by === undefined || this.#atWork.size > 0) return
    this.#goingOn = undefined
    this.#form.requestSubmit(by)
  }
}

/** Says how it stands with a file, and which button there is to press. */
function show({ whole, bar, said, stop, again }: Panel, words: string, button?: 'stop' | 'again'): void {
  bar.hidden = button !== 'stop'
  stop.hidden = button !== 'stop'
  again.hidden = button !== 'again'
  whole.hidden = false
  said.textContent = words
}

/**
 * Puts what the server says of a file in the place of its field. One that cannot be taken stays chosen until another is: sent
 * with the form, it is refused in the same words.
 * @returns whether the server said anything of it
 */
function receive(panel: Panel, id: string, { responseText, status }: XMLHttpRequest): boolean {
  const page = new DOMParser().parseFromString(responseText, 'text/html')
  const answer = page.getElementById(id)?.closest<HTMLElement>('[data-file]')
  if (answer === null || answer === undefined || (status !== 200 && status !== 400)) {
    const why = page.querySelector('[role=alert] li')?.textContent ?? 'Chưa tải lên được.'
    show(panel, `${why} Hãy tải lại, hoặc cứ điền tiếp, tệp được gửi cùng hồ sơ.`, 'again')
    return false
  }
  const fault = page.getElementById(`${id}-loi`)
  if (fault !== null) {
    show(panel, fault.textContent)
    return true
  }
  const hadFocus = panel.place.contains(document.activeElement)
  takeOver(panel, answer)
  sayWhenSent(panel.place)
  show(panel, 'Đã tải lên.')
  if (hadFocus) document.getElementById(id)?.focus()
  return true
}

/** The part that is read out stays where it is, or nobody would hear it; everything around it is the server's. */
function takeOver({ place, whole }: Panel, answer: HTMLElement): void {
  for (const child of Array.from(place.children)) if (child !== whole) child.remove()
  let isBefore = true
  for (const child of Array.from(answer.children)) {
    if (child.matches('[data-upload]')) isBefore = false
    else if (isBefore) whole.before(child)
    else place.append(child)
  }
}

/** Says beside the fields that a file goes as soon as it is chosen, which is so only while this runs. */
function sayWhenSent(within: HTMLElement): void {
  for (const note of within.querySelectorAll<HTMLElement>('[data-sent-at-once]')) note.hidden = false
}

/**
 * Sends each file as soon as it is chosen, and shows how far it is; a line that breaks is tried again by a button. Without
 * this the files go with the form.
 */
export function sendChosenFiles(form: HTMLFormElement): void {
  const uploads = new Uploads(form)
  sayWhenSent(form)
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') uploads.begin(target)
  })
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-upload] button') === null) return
    const panel = panelOf(target)
    const input = panel?.place.querySelector<HTMLInputElement>('[type=file]')
    if (panel === undefined || input === null || input === undefined) return
    if (panel.stop.contains(target)) uploads.stop(input)
    else uploads.begin(input)
  })
  form.addEventListener('submit', (event) => {
    if (uploads.waits(event.submitter)) event.preventDefault()
  })
  form.addEventListener('reset', () => uploads.giveUp())
}
