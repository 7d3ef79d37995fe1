/** Longer targets come from no link of ours. */
const LONGEST = 2000

// The base is only there to resolve against: nothing is ever requested from it.
const BASE = 'https://app.invalid'

/**
 * Where to go after signing in: the remembered page, if it is a path inside this app.
 *
 * Anything that a browser could read as another origin goes home instead: '//evil', '/\evil', 'https:evil',
 * 'javascript:…', encoded slashes and control characters, 5 kB of text.
 *
 * @returns a path that begins with exactly one '/', with its query and hash
 */
export function safePath(target: string | null | undefined): string {
  if (!target || target.length > LONGEST || !/^\/(?![/\\])/.test(target)) return '/'
  if (hasControlOrBackslash(target)) return '/'
  const url = parse(target)
  if (!url || url.origin !== BASE || isDisguised(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

function parse(target: string): URL | undefined {
  try {
    return new URL(target, BASE)
  } catch {
    return undefined
  }
}

// Browsers drop tabs and line ends and turn '\' into '/', so what was checked would not be what is opened.
function hasControlOrBackslash(target: string): boolean {
  return /[\p{Cc}\p{Z}\\]/u.test(target)
}

// '/.//evil' resolves to the path '//evil'; the encoded forms are for a proxy that decodes before it redirects.
function isDisguised(path: string): boolean {
  return path.startsWith('//') || /%(?:[01][0-9a-f]|20|2f|5c|7f)/i.test(path)
}

/** The sign-in page's address that comes back to the given page. */
export function signInPath(target: string): string {
  const page = safePath(target)
  return page === '/' || page.startsWith(SIGN_IN)
    ? SIGN_IN
    : `${SIGN_IN}?${RETURN_TO}=${encodeURIComponent(page)}`
}

/** The page remembered in the sign-in page's query; never the sign-in page itself. */
export function rememberedPage(search: string): string {
  const page = safePath(new URLSearchParams(search).get(RETURN_TO))
  return page.startsWith(SIGN_IN) ? '/' : page
}

const SIGN_IN = '/dang-nhap'
const RETURN_TO = 'tiep'
