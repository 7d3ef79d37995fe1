import type { FieldFact } from '@nhansu/sdk/domains/field-sentences'

/** True for what the contract bounds as years are, of birth too: they are read digit by digit. */
export function isYear(fact: FieldFact | undefined): boolean {
  return (fact?.minimum ?? 0) >= 1800 && (fact?.maximum ?? Infinity) <= 2200
}
