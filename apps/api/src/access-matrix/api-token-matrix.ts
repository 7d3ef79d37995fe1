/** The rows of programs' tokens: what each does with his own. */
export const apiTokenMatrix = `
apiTokens.list                    401    401   403      403   403      403      403         403     403    200   200   200
apiTokens.store                   401    401   403      403   403      403      403         403     403    201   201   201
apiTokens.destroy                 401    401   403      403   403      403      403         403     403    200   200   200
`
