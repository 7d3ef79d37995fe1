import { ApiFailure } from '../contract/failure.ts'
import type { Settings } from '../settings.ts'
import { type Paper, readPaper } from './paper.ts'

declare module '../contract/services.ts' {
  interface Services {
    /** The group's correspondence system; undefined where none is connected. */
    documentary: Documentary | undefined
  }
}

/** The group's correspondence system ('văn thư'), which holds signed papers. */
export interface Documentary {
  /**
   * Looks up a paper by its code.
   * @returns undefined when the system has none
   * @throws ApiFailure 503 when it is slow, away, or answers what its wire form does not allow
   */
  find: (code: string) => Promise<Paper | undefined>
}

const longestWait = 5_000
const mostBytes = 256 * 1024
/** Each waits with a connection of the database in its hand, so few may wait at once. */
const mostAtOnce = 4

/**
 * Connects the system that the settings name. Only that address is ever asked: redirects are not followed.
 * @param patience milliseconds that an answer may take
 */
export function openDocumentary(
  { documentaryUrl: url, documentaryToken: token }: Pick<Settings, 'documentaryUrl' | 'documentaryToken'>,
  patience: number = longestWait,
): Documentary | undefined {
  if (url === undefined) return undefined
  let waiting = 0
  return {
    find: async (code) => {
      if (waiting >= mostAtOnce) throw silent()
      waiting += 1
      try {
        return await ask({ url, token, patience }, code)
      } finally {
        waiting -= 1
      }
    },
  }
}

interface Connection {
  url: string
  token: string | undefined
  patience: number
}

async function ask({ url, token, patience }: Connection, code: string): Promise<Paper | undefined> {
  try {
    const response = await fetch(`${url}/documents/by-code?${new URLSearchParams({ code }).toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
    if (response.status === 404) {
      await response.body?.cancel()
      return undefined
    }
    if (!response.ok || !isJson(response)) {
      await response.body?.cancel()
      throw silent()
    }
    const paper = readPaper(JSON.parse(await boundedText(response)), code)
    if (paper === undefined) throw silent()
    return paper
  } catch {
    // Away, slow, broken off, no JSON: whoever asks can do the same about each of them, and no detail is his to see.
    throw silent()
  }
}

function isJson({ headers }: Response): boolean {
  return /^application\/json\b/i.test(headers.get('content-type') ?? '')
}

/** Counts what comes, whatever length was announced. */
async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

function silent(): ApiFailure {
  return new ApiFailure(
    503,
    'Hệ thống văn thư chưa trả lời được. Vui lòng thử lại sau ít phút, hoặc nhập tay.',
    {
      retryAfter: 60,
    },
  )
}
