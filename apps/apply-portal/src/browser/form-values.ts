/** A control of a form that somebody fills in. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is sent without being typed, what is agreed to anew each time, and what no other person is to find. */
const neverKept: ReadonlySet<string> = new Set(['hidden', 'file', 'password', 'submit', 'button'])

/**
 * The controls whose content may be kept on a device.
 * @param without names of fields that are not kept, or of groups of them: `consent.` stands for `consent.processing`
 */
function controlsOf(form: HTMLFormElement, without: readonly string[]): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !neverKept.has(element.type) &&
      !without.some((name) => (name.endsWith('.') ? element.name.startsWith(name) : element.name === name)),
  )
}

/** What stands in a form; fields that are empty are left out. */
export function valuesOf(form: HTMLFormElement, without: readonly string[]): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const control of controlsOf(form, without)) {
    const isChosen = !isBox(control) || control.checked
    if (isChosen && control.value !== '') (values[control.name] ??= []).push(control.value)
  }
  return values
}

/**
 * Fills in what was kept. What somebody has typed meanwhile stays, and what was filled in is never out of sight.
 * @returns whether there was anything to fill in
 */
export function fillIn(
  form: HTMLFormElement,
  without: readonly string[],
  values: Readonly<Record<string, readonly string[]>>,
): boolean {
  let isFilled = false
  for (const control of controlsOf(form, without)) {
    const [first] = values[control.name] ?? []
    if (first === undefined || isTouched(control)) continue
    if (isBox(control)) control.checked = values[control.name]?.includes(control.value) === true
    else control.value = first
    isFilled = true
    for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
  }
  return isFilled
}

/** Whether somebody has typed anything since the page came. */
export function isTyped(form: HTMLFormElement, without: readonly string[]): boolean {
  return controlsOf(form, without).some(isTouched)
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

function isTouched(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  return control instanceof HTMLSelectElement ? control.value !== '' : control.value !== control.defaultValue
}
