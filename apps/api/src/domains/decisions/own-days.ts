/** One of a decision's people, as far as his day asks. */
interface Dated {
  effective_date?: string | null | undefined
}

/** The day from which a decision holds for one of its people: a day of his own, which is never earlier, or the decision's. */
export function dayOf({ effective_date: own }: Dated, day: string): string {
  return own ?? day
}

/** A decision's people by their days, the earliest first; of most decisions all have one. */
export function byDay<Person extends Dated>(
  people: readonly Person[],
  day: string,
): [day: string, people: Person[]][] {
  return [...Map.groupBy(people, (person) => dayOf(person, day))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
}

/** The day of each of a decision's people. */
export function daysOf(
  people: readonly (Dated & { employee_id: number })[],
  day: string,
): ReadonlyMap<number, string> {
  return new Map(people.map((person) => [person.employee_id, dayOf(person, day)]))
}

const millisecondsOfDay = 86_400_000

/** The day before, on which whoever a decision takes leave of works for the last time. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - millisecondsOfDay).toISOString().slice(0, 10)
}
