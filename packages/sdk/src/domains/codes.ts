/** A code as it is kept: small letters are raised. Whatever else it holds stays, for the code's own rule to refuse. */
export function capitals(code: string): string {
  return code.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase())
}
