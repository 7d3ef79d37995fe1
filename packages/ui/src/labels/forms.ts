/** Words of fields and everything that is typed into. */
export const formsLabels = {}
