import { invalidInput } from './failure.ts'

/**
 * Refuses a template that names a task twice, whatever its case.
 * @throws ApiFailure 400 at the item that is there already
 */
export function refuseTwice(items: readonly { name: string }[]): void {
  const names = items.map(({ name }) => name.normalize('NFC').trim().toLocaleLowerCase('vi'))
  const twice = names.findIndex((name, at) => names.indexOf(name) < at)
  if (twice >= 0) throw invalidInput({ [`items.${twice}.name`]: ['Công việc này đã có trong mẫu.'] })
}
