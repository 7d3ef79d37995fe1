/** A record of the mock's memory. */
export type MockRecord = Record<string, unknown>

/** What the mock remembers of each resource. */
export interface MockRecords {
  /** Takes a resource's records from `first` the first time that it is asked for. */
  open(resource: string, first: () => MockRecord): Map<string, MockRecord>
  /** Puts records in place of those that are there. */
  fill(resource: string, records: readonly MockRecord[]): void
  all(resource: string): MockRecord[]
  /** Takes records away; they can be brought back. @returns how many were there */
  remove(resource: string, ids: readonly unknown[]): number
  /** @returns how many came back */
  restore(resource: string, ids: readonly unknown[]): number
  nextId(resource: string): number
  clear(): void
}

export function createRecords(): MockRecords {
  const kept = new Map<string, Map<string, MockRecord>>()
  const removed = new Map<string, Map<string, MockRecord>>()
  const of = (place: typeof kept, resource: string) => {
    const known = place.get(resource) ?? new Map<string, MockRecord>()
    place.set(resource, known)
    return known
  }
  const move = (from: Map<string, MockRecord>, to: Map<string, MockRecord>, ids: readonly unknown[]) =>
    ids.map(String).filter((id) => {
      const record = from.get(id)
      if (record) to.set(id, record)
      return from.delete(id)
    }).length
  return {
    open: (resource, first) => {
      if (!kept.has(resource)) of(kept, resource).set(String(first()['id']), first())
      return of(kept, resource)
    },
    fill: (resource, records) =>
      void kept.set(resource, new Map(records.map((record) => [String(record['id']), record]))),
    all: (resource) => [...of(kept, resource).values()],
    remove: (resource, ids) => move(of(kept, resource), of(removed, resource), ids),
    restore: (resource, ids) => move(of(removed, resource), of(kept, resource), ids),
    nextId: (resource) =>
      1 + Math.max(0, ...[...of(kept, resource).keys(), ...of(removed, resource).keys()].map(Number)),
    clear: () => {
      kept.clear()
      removed.clear()
    },
  }
}
