/**
 * Breaks a text into lines that fit a box, at spaces; what has no room is cut, and says so by an ellipsis.
 *
 * @param width pixels of a line
 * @param most lines that there is room for
 * @param measure pixels that a text takes
 */
export function cutLines(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  const isCut = lines.length > most
  return shown.map((line, place) => fit(line, width, measure, isCut && place === most - 1))
}

function fit(line: string, width: number, measure: (text: string) => number, isCut: boolean): string {
  if (!isCut && measure(line) <= width) return line
  const letters = Array.from(line)
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
