/** '6.5 → 7', 'Đạt' where nothing changes, 'chờ chấm' for what is not known yet. */
export function changeWords<Value>(
  before: Value | null,
  after: Value | null,
  words: (value: Value) => string,
): string {
  const say = (value: Value | null) => (value === null ? 'chờ chấm' : words(value))
  return before === after ? say(after) : `${say(before)} → ${say(after)}`
}
