import type { Answer } from './answer-queue.ts'

/** Where a browser keeps what could not be sent, over a reload. */
export interface KeptAnswers {
  read: () => Promise<Answer[]>
  /** Keeps these instead of what is there; nothing forgets all. */
  keep: (answers: readonly Answer[]) => void
}

interface Sealed {
  at: number
  nonce: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

const base = 'nhansu-exams'
const shelf = 'unsent'
const day = 86_400_000

/** True where this page may keep anything: a page without a secure connection has no cipher. */
export function canSeal(): boolean {
  return globalThis.isSecureContext && 'indexedDB' in globalThis
}

/**
 * The place for one sitting's unsent answers, sealed with a key that the server gives to this taker alone. Where the
 * browser has no such place they stay in memory.
 * @param hexKey 64 hexadecimal digits
 */
export async function openKeptAnswers(attemptId: number, hexKey: string): Promise<KeptAnswers> {
  try {
    if (!canSeal()) return inMemory
    const key = await crypto.subtle.importKey('raw', bytesOf(hexKey), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ])
    return sealedIn(await openBase(), key, attemptId)
  } catch {
    return inMemory
  }
}

const inMemory: KeptAnswers = { read: async () => [], keep: () => undefined }

function sealedIn(store: IDBDatabase, key: CryptoKey, attemptId: number): KeptAnswers {
  const write = async (answers: readonly Answer[]) => {
    if (answers.length === 0) {
      await done(shelfOf(store, 'readwrite').delete(attemptId))
      return
    }
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify(answers))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain)
    await done(shelfOf(store, 'readwrite').put({ at: Date.now(), nonce, sealed } satisfies Sealed, attemptId))
  }
  // One after the other, so that what was written last stays.
  let last = Promise.resolve()
  return {
    read: async () => {
      await forgetOld(store)
      // What lies there was put there by `write`.
      const found = (await done(shelfOf(store, 'readonly').get(attemptId))) as Sealed | undefined
      if (found === undefined) return []
      try {
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: found.nonce }, key, found.sealed)
        return JSON.parse(new TextDecoder().decode(plain)) as Answer[] // sealed by `write`
      } catch {
        // Sealed with another key, or broken: nobody can read it.
        return []
      }
    },
    keep: (answers) => {
      last = last.then(() => write(answers)).catch(() => undefined)
    },
  }
}

async function openBase(): Promise<IDBDatabase> {
  const request = indexedDB.open(base, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf))
  const store = await done(request)
  // Signing out takes the whole away and need not wait for this page.
  store.addEventListener('versionchange', () => store.close())
  return store
}

async function forgetOld(store: IDBDatabase): Promise<void> {
  const keys = await done(shelfOf(store, 'readonly').getAllKeys())
  for (const key of keys) {
    // As above.
    const found = (await done(shelfOf(store, 'readonly').get(key))) as Sealed | undefined
    if (found && Date.now() - found.at > day) await done(shelfOf(store, 'readwrite').delete(key))
  }
}

function shelfOf(store: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return store.transaction(shelf, mode).objectStore(shelf)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser gave no reason')))
  })
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
