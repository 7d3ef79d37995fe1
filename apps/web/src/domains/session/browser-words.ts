/** The first that fits; those that call themselves by another's name as well come before it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bcoc_coc_browser\/(\d+)/, 'Cốc Cốc'],
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/\bCriOS\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Where a request came from, as far as its browser says so: 'Firefox 140 trên Linux, 203.0.113.7'. */
export function placeWords({ browser, address }: { browser: string | null; address: string | null }): string {
  return [browserWords(browser), address].filter(Boolean).join(', ')
}

/**
 * A browser and its system, out of the text that it sends.
 *
 * @param userAgent null and what nobody knows is 'Trình duyệt không rõ'
 */
export function browserWords(userAgent: string | null): string {
  const text = userAgent ?? ''
  const name = browsers.flatMap(([pattern, called]) => {
    const version = pattern.exec(text)?.[1]
    return version === undefined ? [] : [`${called} ${version}`]
  })[0]
  const system = systems.find(([pattern]) => pattern.test(text))?.[1]
  if (name === undefined) return system ? `Trình duyệt trên ${system}` : 'Trình duyệt không rõ'
  return system ? `${name} trên ${system}` : name
}
