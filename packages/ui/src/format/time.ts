const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** Vietnam keeps one offset all year, so local time is plain arithmetic: 7 hours in milliseconds. */
const VIETNAM_OFFSET = 7 * 3_600_000

/**
 * Understands a typed time: `7:30`, `07:30` or `07:30:15`.
 *
 * @returns `HH:MM:SS` (24 h), or null when the text is no time of day
 */
export function parseTime(text: string): string | null {
  const found = TIME.exec(text.trim())
  if (!found) return null
  const [, hour = '', minute = '', second = '00'] = found
  return `${hour.padStart(2, '0')}:${minute}:${second}`
}

/**
 * Shows a time of day.
 *
 * @param time `HH:MM:SS` or `HH:MM`
 * @returns `HH:MM:SS`; empty for nothing, the text itself when it is no time
 */
export function formatTime(time: string | null | undefined): string {
  return time == null ? '' : (parseTime(time) ?? time)
}

/**
 * Shows the minute of an instant on Vietnam's clock, for lists in which nobody needs its seconds.
 *
 * @param instant ISO 8601 with an offset
 * @returns `DD-MM-YYYY HH:MM`; empty for nothing, the text itself when it is no instant
 */
export function formatMinute(instant: string | null | undefined): string {
  return formatDateTime(instant).replace(/( \d{2}:\d{2}):\d{2}$/, '$1')
}

/**
 * Shows an instant on Vietnam's clock, whatever the device's time zone.
 *
 * @param instant ISO 8601 with an offset
 * @returns `DD-MM-YYYY HH:MM:SS`; empty for nothing, the text itself when it is no instant
 */
export function formatDateTime(instant: string | null | undefined): string {
  if (instant == null) return ''
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds)) return instant
  const local = new Date(milliseconds + VIETNAM_OFFSET).toISOString()
  return `${local.slice(8, 10)}-${local.slice(5, 7)}-${local.slice(0, 4)} ${local.slice(11, 19)}`
}
