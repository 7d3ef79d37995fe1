/**
 * Contrast of two opaque colours after WCAG 2.2 (relative luminance).
 *
 * @param first `#rrggbb`
 * @param second `#rrggbb`
 * @returns 1 to 21
 */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`contrast() takes #rrggbb, not "${color}"`)
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
}
