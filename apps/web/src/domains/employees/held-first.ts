import type { Schemas } from '@nhansu/sdk/contract'

type HeldPosition = Schemas['HeldPosition']
type DepartmentNode = Schemas['DepartmentNode']

/** What a list of people is filtered by, of what they hold. */
export interface AskedFor {
  /** Units, with all that stand under them. */
  units: ReadonlySet<number>
  positions: ReadonlySet<number>
}

/** These units and all that stand under them. */
export function unitsUnder(nodes: readonly DepartmentNode[], ids: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  const walk = (below: readonly DepartmentNode[], inside: boolean) => {
    for (const { id, children = [] } of below) {
      const counts = inside || ids.includes(id)
      if (counts) found.add(id)
      walk(children, counts)
    }
  }
  walk(nodes, false)
  return found
}

/** What somebody holds: first what the list asks for, which is why he stands in it, then his main position. */
export function heldFirst(held: readonly HeldPosition[], { units, positions }: AskedFor): HeldPosition[] {
  const weight = ({ department_id, position_id, is_main }: HeldPosition) =>
    (units.has(department_id) ? 4 : 0) + (positions.has(position_id) ? 2 : 0) + (is_main ? 1 : 0)
  return held.toSorted((one, other) => weight(other) - weight(one))
}
