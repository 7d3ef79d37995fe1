import { valibotResolver } from '@hookform/resolvers/valibot'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { rulesOf } from './form-rules.ts'

/** The rules of declared fields; what else the form holds passes them as it is. */
export function rulesBesideOthers<Values extends FieldValues>(fields: readonly AnyField[]): Resolver<Values> {
  const declared = valibotResolver(rulesOf(fields))
  return async (values, context, settings) => {
    // The rules look at declared fields only, whatever stands beside them.
    const result = await declared(values, context, settings as never)
    const faulty = Object.keys(result.errors).length > 0
    return (faulty ? result : { ...result, values: { ...values, ...result.values } }) as never
  }
}
