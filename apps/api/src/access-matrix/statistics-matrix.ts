/** What the calls about figures of people answer; the actors are those of the matrix. */
export const statisticsMatrix = `
statistics.employees                  401    401   403      403   403      200      403         200     200    200   200   200
statistics.addresses                  401    401   403      403   403      200      403         200     200    200   200   200
statistics.ages                       401    401   403      403   403      200      403         200     200    200   200   200
statistics.children                   401    401   403      403   403      200      403         200     200    200   200   200
statistics.educationLevels            401    401   403      403   403      200      403         200     200    200   200   200
statistics.seniority                  401    401   403      403   403      200      403         200     200    200   200   200
statistics.contracts                  401    401   403      403   403      200      403         200     200    200   200   200
statistics.volatility                 401    401   403      403   403      200      403         200     200    200   200   200

statistics.employeesDownload          401    401   403      403   403      403      403         200     200    200   200   200
statistics.addressesDownload          401    401   403      403   403      403      403         200     200    200   200   200
statistics.agesDownload               401    401   403      403   403      403      403         200     200    200   200   200
statistics.childrenDownload           401    401   403      403   403      403      403         200     200    200   200   200
statistics.educationLevelsDownload    401    401   403      403   403      403      403         200     200    200   200   200
statistics.seniorityDownload          401    401   403      403   403      403      403         200     200    200   200   200
statistics.contractsDownload          401    401   403      403   403      403      403         200     200    200   200   200
statistics.volatilityDownload         401    401   403      403   403      403      403         200     200    200   200   200

reportLists.overview                  401    401   403      403   403      200      403         200     200    200   200   200
reportLists.people                    401    401   403      403   403      200      403         200     200    200   200   200
reportLists.download                    401    401   403      403   403      403      403         200     200    200   200   200
reportLists.print                       401    401   403      403   403      403      403         200     200    200   200   200

labourReport.show                     401    401   403      403   403      403      403         403     200    200   200   200
labourReport.check                    401    401   403      403   403      403      403         403     200    200   200   200
labourReport.download                 401    401   403      403   403      403      403         403     200    200   200   200
labourReport.print                    401    401   403      403   403      403      403         403     200    200   200   200

statistics.drill                      401    401   403      403   403      200      403         200     200    200   200   200
statistics.drillDownload              401    401   403      403   403      403      403         200     200    200   200   200
statistics.drillPrint                 401    401   403      403   403      403      403         200     200    200   200   200
statistics.check                      401    401   403      403   403      200      403         200     200    200   200   200
statistics.withConditions             401    401   403      403   403      200      403         200     200    200   200   200
statistics.withConditionsDownload     401    401   403      403   403      403      403         200     200    200   200   200

statisticsQueries.list                401    401   403      403   403      200      403         200     200    200   200   200
statisticsQueries.store               401    401   403      403   403      201      403         201     201    201   201   201
statisticsQueries.update              401    401   403      403   403      200      403         200     200    200   200   200
statisticsQueries.destroy             401    401   403      403   403      200      403         200     200    200   200   200
statisticsQueries.restore             401    401   403      403   403      200      403         200     200    200   200   200
`
