/** A value that is kept somewhere and listened to; what `useSyncExternalStore` reads. */
export interface KeptValue<Value> {
  /** The same object until something changes. */
  read: () => Value
  write: (value: Value) => void
  /** @returns the function that ends the listening */
  subscribe: (onChange: () => void) => () => void
}

/** Keeps a value for as long as the page lives. */
export function memoryStore<Value>(start: Value): KeptValue<Value> {
  let value = start
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/**
 * Keeps a value in the browser, the same in all tabs. A browser that refuses storage keeps it for the page's life.
 *
 * @param place the key in localStorage
 * @param parse makes the value from what is stored, or the starting value from null; may throw on nonsense
 */
export function localStore<Value>(place: string, parse: (stored: unknown) => Value): KeptValue<Value> {
  const load = () => {
    try {
      return parse(JSON.parse(localStorage.getItem(place) ?? 'null'))
    } catch {
      return parse(null)
    }
  }
  const memory = memoryStore(load())
  return {
    read: memory.read,
    write: (value) => {
      memory.write(value)
      try {
        localStorage.setItem(place, JSON.stringify(value))
      } catch {
        // Storage is full or forbidden; the value still holds until the page is left.
      }
    },
    subscribe: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === place) memory.write(load())
      }
      const stop = memory.subscribe(onChange)
      window.addEventListener('storage', onStorage)
      return () => {
        stop()
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
