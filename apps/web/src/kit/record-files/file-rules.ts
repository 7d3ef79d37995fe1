/** Endings that the file chooser offers; the server goes by the content. */
export const acceptedEndings = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.jpg', '.jpeg', '.png']

/** Bytes of one file. */
export const mostBytes = 20 * 1024 * 1024

/** Files of one record. */
export const mostFiles = 20
