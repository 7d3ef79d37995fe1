/** What a filter by 'active' asks: the specification's codes stand for yes (1) and no (2), and any other value for itself. */
export function ofActiveCode<Value>(value: Value): Value | boolean {
  if (value === 1) return true
  return value === 2 ? false : value
}
