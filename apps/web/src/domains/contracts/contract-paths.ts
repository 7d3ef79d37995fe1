/** The list of contracts. */
export const contractsPath = '/hop-dong'
/** The form of a new contract. */
export const newContractPath = '/hop-dong/them-moi'
/** The form of a draft. */
export const editContractPath = (id: number) => `/hop-dong/${id}/cap-nhat`
