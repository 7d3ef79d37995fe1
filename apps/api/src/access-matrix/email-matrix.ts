/** The rows of templates of letters to candidates and of their sending; actors and columns are those of `matrix.ts`. */
export const emailMatrix = `
emails.list                       401    401   403      403   403      403      403         403     200    200   200   200
emails.show                       401    401   403      403   403      403      403         403     200    200   404   200
emails.store                      401    401   403      403   403      403      403         403     201    201   201   201
emails.update                     401    401   403      403   403      403      403         403     200    200   404   200
emails.destroy                    401    401   403      403   403      403      403         403     200    200   404   200
emails.destroyBulk                401    401   403      403   403      403      403         403     200    200   404   200
emails.restore                    401    401   403      403   403      403      403         403     200    200   404   200
emails.preview                    401    401   403      403   403      403      403         403     200    200   404   200
emails.send                       401    401   403      403   403      403      403         403     200    200   404   200

emailSendings.list                401    401   403      403   403      403      403         403     200    200   200   200
emailSendings.show                401    401   403      403   403      403      403         403     200    200   404   200
emailSendings.cancel              401    401   403      403   403      403      403         403     200    200   404   200
`
