import { createCoreClient, createTokenStore } from '@nhansu/sdk/core'
import { isApiError } from '@nhansu/sdk/errors'
import * as departments from '@nhansu/sdk/resources/departments'

/** The units of a company for another system, by a machine token; undefined when the token is over. */
export async function unitsOf(server: string, token: string) {
  const client = createCoreClient({
    baseUrls: { product: `${server}/api`, identity: `${server}/identity` },
    tokenStore: createTokenStore({ initial: { token } }),
    hooks: {
      answer: ({ operation, status, milliseconds }) =>
        console.log(operation, status, Math.round(milliseconds)),
    },
  })
  try {
    const { departments: units } = await departments.list(client)
    return units.map(({ id, code, name }) => ({ id, code, name }))
  } catch (error) {
    if (isApiError(error) && error.kind === 'unauthorized') return undefined
    throw error
  }
}
