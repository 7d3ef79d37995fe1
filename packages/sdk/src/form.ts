type FormValue = Blob | string | number | boolean

/** A form of named fields, files among them: undefined fields stay away, a list repeats its field. */
export function formOf(fields: object): FormData {
  if (fields instanceof FormData) return fields
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value as FormValue | FormValue[] | undefined].flat()) {
      if (item !== undefined) data.append(name, item instanceof Blob ? item : String(item))
    }
  }
  return data
}
