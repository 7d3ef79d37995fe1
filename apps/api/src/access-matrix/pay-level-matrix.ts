/**
 * The rows of an employee's pay; actors and columns are those of `matrix.ts`. The calls are about somebody below the unit
 * of `unitHead`, who may see people and not what they are paid.
 */
export const payLevelMatrix = `
employeePayLevels.list            401    401   403      404   404      404      404         404     200    200   404   200
employeePayLevels.store           401    401   403      403   403      403      403         403     200    200   404   200
employeePayLevels.correct         401    401   403      403   403      403      403         403     200    200   404   200
employeePayLevels.withdraw        401    401   403      403   403      403      403         403     200    200   404   200
`
