/**
 * Of a record what its form fills in, so that one that was removed can be added again: neither its number nor what the
 * server adds to it.
 */
export function bodyOf<Field extends string, Record extends { [Name in Field]?: unknown }>(
  fields: readonly { field: Field }[],
  record: Record,
): Pick<Record, Field> {
  // Exactly the named fields, as the type says.
  return Object.fromEntries(fields.map(({ field }) => [field, record[field]])) as Pick<Record, Field>
}
