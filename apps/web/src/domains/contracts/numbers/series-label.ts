import type { Schemas } from '@nhansu/sdk/contract'
import { numberKindLabels } from '@nhansu/sdk/domains/numbers'

/** As screens call a series: by its kind, or by the type whose contracts alone it numbers. */
export function seriesLabel({
  kind,
  contract_type_name: name,
}: Pick<Schemas['NumberSeries'], 'kind' | 'contract_type_name'>): string {
  return name === null ? numberKindLabels[kind] : `Hợp đồng: ${name}`
}
