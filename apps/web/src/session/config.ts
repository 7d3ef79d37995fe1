/** What the server tells the page with the first byte; see {@link readConfig}. */
export interface Config {
  /** Where the product API begins. */
  apiUrl: string
  /** Where the identity API begins. */
  identityUrl: string
  /** Address of the application portal, without a slash at the end; empty when there is none. */
  portalUrl: string
  /** Address of the company's apps, linked from the sign-in page; empty hides the link. */
  companyAppsUrl: string
  /** What the company, or the group of companies, is called; empty when there is none yet. */
  companyName: string
  /** The running version, 'v1.4.0 (abc1234)'. */
  version: string
  /** Under which the page's own code may add style elements; new with each page, empty in development. */
  styleNonce: string
}

const fallback: Config = {
  apiUrl: '/api',
  identityUrl: '/identity',
  portalUrl: '',
  companyAppsUrl: '',
  companyName: '',
  version: 'bản phát triển',
  styleNonce: '',
}

/**
 * Reads the configuration from the page's JSON data block `#config`.
 *
 * @param text the block's text; what is missing, of another type or unreadable keeps its fallback
 */
export function readConfig(text: string | null | undefined): Config {
  const given = parse(text)
  const read = (key: keyof Config) => (typeof given[key] === 'string' ? given[key] : fallback[key])
  return {
    apiUrl: read('apiUrl'),
    identityUrl: read('identityUrl'),
    portalUrl: read('portalUrl').replace(/\/+$/, ''),
    companyAppsUrl: httpOnly(read('companyAppsUrl')),
    companyName: read('companyName'),
    version: read('version'),
    styleNonce: read('styleNonce'),
  }
}

/** The configuration of this page. */
export const config: Config = readConfig(globalThis.document?.getElementById('config')?.textContent)

function parse(text: string | null | undefined): Partial<Record<keyof Config, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

// A setting typed by hand must not become a `javascript:` link.
function httpOnly(address: string): string {
  return /^https?:\/\//.test(address) ? address : ''
}
