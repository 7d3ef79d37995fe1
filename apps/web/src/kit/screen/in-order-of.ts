import type { Screen } from './screen.ts'

/** Fails to compile with the addresses that a list leaves out. */
type NothingLeftOut<Address, Listed extends readonly unknown[]> = [Exclude<Address, Listed[number]>] extends [
  never,
]
  ? unknown
  : { addressesLeftOut: Exclude<Address, Listed[number]> }

/**
 * Puts screens into the order of a list of their addresses. Both must name the same ones: the compiler refuses an address
 * without a screen and a screen whose address is not listed.
 */
export function inOrderOf<const Row extends Screen, const Listed extends readonly Row['path'][]>(
  addresses: Listed & NothingLeftOut<Row['path'], Listed>,
  rows: readonly Row[],
): readonly Row[] {
  const places = new Map<string, number>(addresses.map((address, place) => [address, place]))
  const placeOf = ({ path }: Row) => places.get(path) ?? places.size
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** A list that names every one of these addresses and no other: anything else does not compile. */
export function allOf<Address extends string>() {
  return <const Listed extends readonly Address[]>(
    addresses: Listed & NothingLeftOut<Address, Listed>,
  ): Listed => addresses
}
