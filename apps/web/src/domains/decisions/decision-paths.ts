/** The list of decisions. */
export const decisionsPath = '/tai-lieu/quyet-dinh'
/** The form of a new decision. */
export const newDecisionPath = '/tai-lieu/quyet-dinh/them-moi'
/** The page of one. */
export const decisionPath = (id: number) => `/tai-lieu/quyet-dinh/${id}`
/** The form of a draft. */
export const editDecisionPath = (id: number) => `/tai-lieu/quyet-dinh/${id}/cap-nhat`
