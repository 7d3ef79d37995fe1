/** Names in the order 1, 2, 3 …, in the form that `form` gives each number. */
export function numbered(form: (number: number) => string): () => string {
  let number = 0
  return () => {
    number += 1
    return form(number)
  }
}

/** Gives each wish as it is the first time and with a number after it from the second time on: annv, annv2. */
export function distinct(): (wish: string) => string {
  const times = new Map<string, number>()
  return (wish) => {
    const time = (times.get(wish) ?? 0) + 1
    times.set(wish, time)
    return time === 1 ? wish : `${wish}${time}`
  }
}
