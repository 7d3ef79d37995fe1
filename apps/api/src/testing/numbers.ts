let last = 0

/** A number that no other call of this process has had, for codes and names that are not to clash. */
export function nextNumber(): number {
  last += 1
  return last
}

/** Goes on from a number, so that servers which are to be told the same get the same codes and names. */
export function startNumbersAt(number: number): void {
  last = number
}
