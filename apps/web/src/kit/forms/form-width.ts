/** With more fields than these a dialog is wide enough for two columns of them; on a phone they stand in one. */
const most = 6

/** How wide the dialog of a form is, by the number of its fields. */
export function widthOfForm(fields: number): 'medium' | 'large' {
  return fields > most ? 'large' : 'medium'
}
