import { operationsOfContract } from './contract-document.ts'
import identity from './generated/identity.json' with { type: 'json' }
import product from './generated/product.json' with { type: 'json' }

/** Every operation as the documents describe it. TypeScript infers far narrower types from JSON than OpenAPI allows. */
export const contract = operationsOfContract({
  product: product,
  identity: identity,
})
