/** The list of contracts. */
export const contractsPath = '/hop-dong'
/** The form of a new contract. */
export const newContractPath = '/hop-dong/them-moi'
/** The same for somebody. */
export const newContractOf = (employeeId: number) => `${newContractPath}?nhan-vien=${employeeId}`
/** The form of a draft. */
export const editContractPath = (id: number) => `/hop-dong/${id}/cap-nhat`
/** What ends within 90 days. */
export const contractBoardPath = '/hop-dong/bang-90-ngay'
/** Where file, contract and decision do not agree. */
export const reconciliationPath = '/hop-dong/doi-chieu'
