/** The reviews that are with the reader as the head of a unit. */
export const ownReviewsPath = '/phieu-danh-gia-cua-toi'
/** One of them. */
export const ownReviewPath = (contractId: number) => `${ownReviewsPath}/${contractId}`
/** The page of a decision. */
export const decisionPath = (id: number) => `/tai-lieu/quyet-dinh/${id}`
