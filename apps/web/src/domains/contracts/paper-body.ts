import type { Schemas } from '@nhansu/sdk/contract'

/**
 * What is asked of a paper about somebody.
 * @param namesIdentity whether his identity number and address stand on it: untold they do for who may see them
 */
export function paperBody(form: Schemas['PaperForm'], namesIdentity: boolean): Schemas['PaperOfPerson'] {
  return { form, ...(!namesIdentity && { with_identity: false }) }
}
