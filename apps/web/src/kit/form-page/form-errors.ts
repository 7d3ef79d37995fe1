/** One thing to mend, by the field's place in the form: `name`, or `rows.2.from` in repeated rows. */
export interface PlacedError {
  field: string
  message: string
}

/**
 * What is to be mended, in the order of the form.
 *
 * @param errors react-hook-form's errors: a tree whose leaves have a message
 * @param order the form's fields from the top; what they do not name comes last
 */
export function listErrors(errors: object, order: readonly string[]): PlacedError[] {
  const place = ({ field }: PlacedError) => {
    const at = order.indexOf(field.split('.')[0] ?? field)
    return at < 0 ? order.length : at
  }
  return leaves(errors, '').sort((one, other) => place(one) - place(other))
}

function leaves(errors: object, above: string): PlacedError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const field = above + key
    if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }]
    // `ref` leads into the page's elements, `root` to what is said of all rows together.
    return key === 'ref' ? [] : leaves(error, `${field}.`)
  })
}
