/** What was counted, as every report and list says it; nothing before it is known. */
export const basisWords = (basis: string | undefined): string | null =>
  basis === undefined ? null : `Căn cứ lấy số liệu: ${basis}`
