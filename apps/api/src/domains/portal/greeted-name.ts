/** Nothing that a stranger has typed stands in a mail but a name of letters. */
export function greetedName(name: string): string {
  return /^[\p{L}\p{M}' -]{1,60}$/u.test(name) ? name : 'bạn'
}
