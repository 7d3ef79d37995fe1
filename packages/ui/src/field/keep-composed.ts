/**
 * Puts typed or pasted text into composed letters (NFC): macOS hands over decomposed ones, and the two would be
 * different names to every search. The caret stays where it is; nothing happens while an input method composes.
 */
export function keepComposed(input: HTMLInputElement | HTMLTextAreaElement, composing: boolean): void {
  const composed = input.value.normalize('NFC')
  if (composing || composed === input.value) return
  const { selectionStart } = input
  const caret = selectionStart === null ? null : input.value.slice(0, selectionStart).normalize('NFC').length
  input.value = composed
  if (caret !== null) input.setSelectionRange(caret, caret)
}

/** True while Telex, VNI or another input method is still putting a letter together. */
export function isComposing(event: { nativeEvent: Event }): boolean {
  return 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
}
