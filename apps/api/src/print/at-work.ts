import type { Schemas } from '@nhansu/sdk/contract'

/** How far a paper is. */
export type PaperProgress = Schemas['PaperProgress']

/** Told how far a paper is, and null once it needs no more work. */
export type TellProgress = (progress: PaperProgress | null) => void

/** The user whose paper it is, and the key by which this user asks for it. */
export interface PaperOwner {
  companyId: number
  userId: number
  key: string
}

/** Of this process, which is the one that lays them out. */
const papers = new Map<string, PaperProgress>()

const nameOf = ({ companyId, userId, key }: PaperOwner) => `${companyId} ${userId} ${key}`

/** Keeps how far a paper is for as long as there is work to be done for it. */
export function keepProgress(owner: PaperOwner): TellProgress {
  return (progress) => {
    if (progress) papers.set(nameOf(owner), progress)
    else papers.delete(nameOf(owner))
  }
}

/** How far somebody's paper is; null when nobody works on it here. */
export function progressOf(owner: PaperOwner): PaperProgress | null {
  return papers.get(nameOf(owner)) ?? null
}
