import { createStore, delMany, entries, get, set } from 'idb-keyval'

/** What was typed into the form of a campaign, by the names of its fields. */
export interface Draft {
  /** Of the form: another one asks for other things. */
  version: string
  /** Milliseconds since 1970. */
  savedAt: number
  values: Readonly<Record<string, readonly string[]>>
}

/** Milliseconds after which a draft is gone, whether its form is opened again or not. */
const life = 7 * 24 * 3600 * 1000
const store = createStore('cong-tuyen-dung', 'ban-nhap')
const prefix = 'dot:'
/** That others use this machine too, so that nothing is to be kept on it. */
const sharedKey = 'may-dung-chung'

/** The draft of a campaign's form; undefined where there is none of this version. Drafts that are over go. */
export async function draftOf(campaign: string, version: string): Promise<Draft | undefined> {
  const all = await entries<string, Draft>(store)
  const drafts = all.filter(([key]) => key.startsWith(prefix))
  const isOver = ([key, draft]: [string, Draft]) =>
    Date.now() - draft.savedAt > life || (key === prefix + campaign && draft.version !== version)
  await delMany(
    drafts.filter(isOver).map(([key]) => key),
    store,
  )
  return drafts.find((each) => each[0] === prefix + campaign && !isOver(each))?.[1]
}

/** Keeps a draft in the place of the one before. */
export function keepDraft(campaign: string, draft: Draft): Promise<void> {
  return set(prefix + campaign, draft, store)
}

/** Leaves nothing of what was typed for a campaign. */
export function dropDraft(campaign: string): Promise<void> {
  return delMany([prefix + campaign], store)
}

/** Whether somebody has said that others use this machine too. */
export async function isShared(): Promise<boolean> {
  return (await get<boolean>(sharedKey, store)) === true
}

/** Keeps whether others use this machine too; then no draft of anybody stays on it. */
export async function sayShared(shared: boolean): Promise<void> {
  if (shared) {
    const all = await entries<string, unknown>(store)
    await delMany(
      all.map(([key]) => key),
      store,
    )
  }
  await set(sharedKey, shared, store)
}
