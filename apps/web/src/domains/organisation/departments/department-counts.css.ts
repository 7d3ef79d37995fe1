import { appStyle } from '#web/app/app-style.ts'

/** One width for 'Đủ' and 'Thiếu 19', so that the figures before them stand under each other. */
export const beside = appStyle({ minWidth: '72px' })
