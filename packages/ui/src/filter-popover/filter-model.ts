import type { LoadOptions } from '#ui/picker/use-options.ts'

/** What a column holds, and so what its filter asks for. */
export type FilterKind =
  | 'text'
  | 'number'
  | 'date'
  | 'datetime'
  | 'select'
  | 'multi-select'
  | 'search'
  | 'tree'

/** How a column is compared, in the words of the wire. */
export type FilterOperator = 'like' | 'lte' | 'gte' | 'between' | 'equal' | 'in'

/** Text, a number, a date `YYYY-MM-DD`, an instant ISO 8601 with offset, or the id of an option. */
export type FilterScalar = string | number

/** One column's filter that is on. What is off is absent, so every one of these counts. */
export type Filter =
  | { readonly operator: 'like' | 'lte' | 'gte' | 'equal'; readonly value: FilterScalar }
  | { readonly operator: 'in'; readonly value: readonly FilterScalar[] }
  | { readonly operator: 'between'; readonly from: FilterScalar; readonly to: FilterScalar }

/** Filters that are on, by column. */
export type Filters = Readonly<Record<string, Filter>>

/** One choice of a select filter. */
export interface FilterOption {
  value: FilterScalar
  label: string
}

/** One choice of a tree filter, with what stands under it. */
export interface FilterTreeNode {
  id: FilterScalar
  label: string
  children?: readonly FilterTreeNode[]
}

/** What the filter of a column is made of. */
export type FilterDefinition =
  | { kind: 'text' | 'date' | 'datetime' }
  | {
      kind: 'number'
      /** Largest number of decimals that may be typed. Default: 0. */
      decimals?: number
    }
  | { kind: 'select' | 'multi-select'; options: readonly FilterOption[] }
  | {
      kind: 'search'
      /** Looks choices up by what is typed, where they are too many to be at hand. */
      loadOptions: LoadOptions<FilterScalar>
      /** The choices that are filtered by now, for their words. */
      options: readonly FilterOption[]
    }
  | { kind: 'tree'; nodes: readonly FilterTreeNode[] }
