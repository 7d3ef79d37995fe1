/** What the server says of an answer beside its data; heard by the page that shows it. */
export type NoticeListener = (sentence: string) => void

const listeners = new Set<NoticeListener>()

/** Sentences of the server for the user, such as that signs nobody sees were taken out of what he sent. */
export const notices = {
  tell: (sentence: string): void => {
    for (const listener of listeners) listener(sentence)
  },
  /** @returns what ends the listening */
  listen: (listener: NoticeListener): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
