const place = 'nhansu.exam-device'
let drawn: string | undefined

/**
 * By what the server tells browsers apart, so that an exam is written by one of them. Drawn once for this tab: it outlives a
 * reload and names no person and no machine.
 */
export function examDevice(): string {
  drawn ??= kept() ?? draw()
  return drawn
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

function draw(): string {
  // `randomUUID` is not there on a page without a secure connection.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const device = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    sessionStorage.setItem(place, device)
  } catch {
    // Then a reload asks to take over.
  }
  return device
}
