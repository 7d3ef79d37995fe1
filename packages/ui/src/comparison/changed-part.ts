/** A text in three: what it begins with like another one, what differs, and what it ends with like it. */
export function changedPart(text: string, other: string): readonly [string, string, string] {
  const [mine, theirs] = [Array.from(text), Array.from(other)]
  const shorter = Math.min(mine.length, theirs.length)
  let start = 0
  while (start < shorter && mine[start] === theirs[start]) start += 1
  let end = 0
  while (end < shorter - start && mine.at(-1 - end) === theirs.at(-1 - end)) end += 1
  const last = mine.length - end
  return [mine.slice(0, start).join(''), mine.slice(start, last).join(''), mine.slice(last).join('')]
}
