import type { Fetch } from './transport.ts'

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes sent. */
  sent: number
  /** Bytes in all, the frame of the form included. */
  total: number
}

/**
 * A fetch over XMLHttpRequest, the only way in which a browser tells how much of a body has left.
 *
 * @param body sent instead of the request's own, which is a stream already and cannot be measured
 */
export function xhrFetch(body: FormData, onProgress: (progress: UploadProgress) => void): Fetch {
  return (request) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const stop = () => xhr.abort()
      xhr.open(request.method, request.url)
      xhr.responseType = 'blob'
      for (const [name, value] of request.headers) {
        // The browser writes this one itself, with the boundary of the form it sends.
        if (name !== 'content-type') xhr.setRequestHeader(name, value)
      }
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }))
      xhr.addEventListener('load', () => resolve(answer(xhr)))
      xhr.addEventListener('error', () => reject(new TypeError('The upload was cut off.')))
      xhr.addEventListener('abort', () => reject(request.signal.reason))
      xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', stop))
      request.signal.addEventListener('abort', stop)
      if (request.signal.aborted) reject(request.signal.reason)
      else xhr.send(body)
    })
}

function answer(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  // A Response refuses a body, even an empty one, where HTTP has none.
  const body = xhr.status === 204 || xhr.status === 304 ? null : (xhr.response as Blob)
  return new Response(body, { status: xhr.status, statusText: xhr.statusText, headers })
}
