/** A record of the mock's memory. */
export type MockRecord = Record<string, unknown>

/** The records of one place, by what they are known by. */
export type Place = Map<string, MockRecord>

/** What the mock remembers of each resource; rows of another record stand in a place for each of those. */
export interface MockRecords {
  /** The records of a place; taken from `first` the first time that it is asked for. */
  open(resource: string, scope: string, first: () => Place): Place
  /** Puts records in place of those that are there, in every place of the resource. */
  fill(resource: string, records: Place): void
  /** The places that are open. */
  places(resource: string): ReadonlyMap<string, Place>
  /** Takes records away; they can be brought back. @returns those that were there */
  remove(resource: string, keys: readonly string[]): MockRecord[]
  /** @returns those that came back to where they were */
  restore(resource: string, keys: readonly string[]): MockRecord[]
  nextId(resource: string): number
  clear(): void
}

export function createRecords(): MockRecords {
  const opened = new Map<string, Map<string, Place>>()
  const filled = new Map<string, Place>()
  const removed = new Map<string, Map<string, { record: MockRecord; place: Place }>>()
  const placesOf = (resource: string) => opened.get(resource) ?? new Map<string, Place>()
  return {
    open: (resource, scope, first) => {
      const places = placesOf(resource)
      opened.set(resource, places)
      const place = places.get(scope) ?? copied(filled.get(resource) ?? first())
      places.set(scope, place)
      return place
    },
    fill: (resource, records) => {
      filled.set(resource, records)
      opened.delete(resource)
      removed.delete(resource)
    },
    places: placesOf,
    remove: (resource, keys) => {
      const gone = removed.get(resource) ?? new Map<string, { record: MockRecord; place: Place }>()
      removed.set(resource, gone)
      return keys.flatMap((key) => {
        const place = [...placesOf(resource).values()].find((records) => records.has(key))
        const record = place?.get(key)
        if (!place || !record) return []
        gone.set(key, { record, place })
        place.delete(key)
        return [record]
      })
    },
    restore: (resource, keys) =>
      keys.flatMap((key) => {
        const gone = removed.get(resource)?.get(key)
        if (!gone) return []
        removed.get(resource)?.delete(key)
        gone.place.set(key, gone.record)
        return [gone.record]
      }),
    nextId: (resource) => {
      const living = [...placesOf(resource).values()].flatMap((place) => [...place.values()])
      const gone = [...(removed.get(resource)?.values() ?? [])].map(({ record }) => record)
      return 1 + Math.max(0, ...[...living, ...gone].map(({ id }) => Number(id) || 0))
    },
    clear: () => {
      for (const memory of [opened, filled, removed]) memory.clear()
    },
  }
}

function copied(place: Place): Place {
  return new Map([...place].map(([key, record]) => [key, structuredClone(record)]))
}
