import { type AskedThings, managerRefusal, placeRefusal } from '../job/asked-facts.ts'

/**
 * What is asked of units, positions and managers, once for each of them. Only for who holds the tree of units until he has
 * written everybody, and who writes a manager before anybody under him: nothing of it changes meanwhile. Of people who are
 * new nobody is a manager's superior: whom it is asked for counts only where somebody is to manage himself.
 */
export function remembered(): AskedThings {
  const places = new Map<string, ReturnType<typeof placeRefusal>>()
  const managers = new Map<number, ReturnType<typeof managerRefusal>>()
  return {
    placeRefusal: (context, held, day) =>
      once(places, JSON.stringify([day, held]), () => placeRefusal(context, held, day)),
    managerRefusal: async (context, managerId, ids) => {
      if (managerId === null || managerId === undefined) return undefined
      if (ids.includes(managerId)) return managerRefusal(context, managerId, ids)
      return once(managers, managerId, () => managerRefusal(context, managerId, []))
    },
  }
}

async function once<Key, Answer>(
  known: Map<Key, Promise<Answer>>,
  key: Key,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = known.get(key) ?? ask()
  known.set(key, answer)
  return answer
}
