import type { PagedOperation, RowOf } from '@nhansu/sdk'
import type { Input, OperationId, ResourceName, Schemas } from '@nhansu/sdk/contract'
import type { FieldFact } from '@nhansu/sdk/domains/field-sentences'
import type { CellKind } from '@nhansu/ui/data-table/column.ts'
import type { ComponentType, ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { ListActions, ShownList } from './list-actions.ts'
import type { ColumnOpening } from './use-opening-columns.ts'
import type { Choice } from '#web/kit/references/searched-reference.ts'
import type { ReferenceName, SearchedName } from '#web/kit/references/references.ts'
import type { HeldRight } from '#web/session/profile.ts'
import { type ResourceFacts, withFact, withTitle } from './field-facts.ts'

/** Resources with a paged list. */
export type ListedResource = {
  [R in ResourceName]: `${R}.list` extends PagedOperation ? R : never
}[ResourceName]

/** Resources with the whole standard set. */
export type EditableResource = {
  [R in ListedResource]: `${R}.store` | `${R}.update` | `${R}.destroy` extends OperationId ? R : never
}[ListedResource]

/** One row of a resource's list. */
export type Row<R extends ListedResource> = RowOf<`${R}.list` & PagedOperation>

type Part<T, K extends string> = T extends { [Key in K]?: infer V } ? NonNullable<V> : never
type ListQuery<R extends ListedResource> = Part<Input<`${R}.list` & PagedOperation>, 'query'>
type FilterFields<R extends ListedResource> = Part<ListQuery<R>, 'filter'>
type SearchField<R extends ListedResource> =
  Part<Part<ListQuery<R>, 'search'>, 'fields'> extends readonly (infer F)[] ? F : never
type Body<R extends ListedResource> = Part<Input<`${R}.store` & OperationId>, 'body'>

/** Words of a fixed list: code → label. The codes 'true' and 'false' stand for a yes or no. */
export type Labels = Readonly<Record<string, string>>

/** What a column's filter asks for. */
export type FilterKind =
  | 'text'
  | 'number'
  | 'date'
  | 'datetime'
  | { labels: Labels }
  | { reference: ReferenceName }

type KindOf<Wire> = Wire extends Schemas['BooleanFilter']
  ? { labels: Record<'true' | 'false', string> }
  : Wire extends Schemas['ActiveFilter']
    ? { labels: Record<'true' | 'false' | 'awaited', string> }
    : Wire extends Schemas['SelectFilter']
      ? { labels: Labels } | { reference: ReferenceName }
      : Wire extends Schemas['TextFilter']
        ? 'text'
        : Wire extends Schemas['NumberFilter']
          ? 'number'
          : Wire extends { operator: infer Operator }
            ? // A day can be equal to another one, an instant hardly ever is.
              'equal' extends Operator
              ? 'date'
              : 'datetime'
            : never

type FilterBy<R extends ListedResource> = FilterOf<FilterFields<R>>
type KindIn<Fields, F> = F extends keyof Fields ? KindOf<NonNullable<Fields[F]>> : never
type FilterOf<Fields> = {
  [K in keyof Fields & string]: { by: K; kind: KindOf<NonNullable<Fields[K]>> }
}[keyof Fields & string]

interface ColumnOf<Name, Value, Of, Filter> {
  /** The row's field. */
  field: Name
  /** A shorter head, where the contract's title has no room; its tooltip and the export say that title. */
  header?: string
  /** The filter of the same name, or one of another name as `{by, kind}`. It also says how a plain value looks. */
  filter?: Filter
  /** What a cell shows instead of the plain value. */
  cell?: (value: Value, row: Of) => ReactNode
  /** Pixels at the start. */
  width?: number
  /** How a plain value looks, where the filter does not say it: figures of one width for codes. */
  kind?: CellKind
  /** Instants show their seconds, as logs need them. */
  seconds?: true
  /** Hidden until the reader shows it. */
  hidden?: true
  /** Which of the row's actions its cell opens, by `opens`. */
  opens?: ColumnOpening
  /** Always shown, and a card's title on a phone. */
  main?: true
  /** The id under which views and layouts may have kept the column: a filter of another name changes it. */
  formerId?: string
  /** Holds identity or phone numbers: its filter, and a quick search that covers it, stay out of the address. */
  personal?: true
}

/** A column of a list. Its field is the row's, its filter the contract's. */
export type Column<R extends ListedResource> = {
  [F in keyof Row<R> & string]: ColumnOf<F, Row<R>[F], Row<R>, KindIn<FilterFields<R>, F> | FilterBy<R>>
}[keyof Row<R> & string]

/** What a component gets that shows a number of a field in words: the number and the record that holds it, which a value still in the form lacks. */
export interface DisplayProps {
  value: number
  row?: AnyRow | undefined
}

/** How a field of the form is filled in. */
export type InputKind =
  | 'text'
  | 'long-text'
  | 'number'
  | 'decimal'
  | 'money'
  | 'date'
  | 'time'
  | 'switch'
  | { labels: Labels }
  | { several: Labels }
  | { references: SearchedName }
  | ReferenceInput
  // One of any number of records that are at hand, found by typing, in this order.
  | { choices: readonly Choice[] }

interface ReferenceInput {
  reference: ReferenceName
  /** The row's field that has the name already: the record is then named without another call. */
  nameIn?: string
}

type InputOf<Value> = [NonNullable<Value>] extends [boolean]
  ? 'switch'
  : [NonNullable<Value>] extends [readonly unknown[]]
    ? { several: Labels } | { references: SearchedName }
    : [NonNullable<Value>] extends [number]
      ? 'number' | 'decimal' | 'money' | { labels: Labels } | ReferenceInput
      : 'text' | 'long-text' | 'date' | 'time' | { labels: Record<NonNullable<Value> & string, string> }

interface FieldOf<Name, Value, Kind> {
  /** The store body's field. */
  field: Name
  /** What the form calls the field, where the title of the contract does not fit: say why beside it. */
  label?: string
  input: Kind
  /** Must be filled in, also where the contract takes a record without it. */
  required?: true
  /** What a new record starts with. */
  initial?: Value
  /** One line under the field. */
  hint?: string
  /** What must hold instead of what the contract says of the field; its message stands under the field. */
  rule?: GenericSchema<NonNullable<Value>>
  /** Shows a number that says nothing by itself, such as an id, in words. A reference is shown by its own names. */
  display?: ComponentType<DisplayProps>
}

/** A field of the form. */
export type Field<R extends ListedResource> = FieldIn<Body<R>>

type FieldIn<Values> = {
  [F in keyof Values & string]: FieldOf<F, Values[F], InputOf<Values[F]>>
}[keyof Values & string]

interface ResourceOf<Of, Query, SearchName, ColumnType, Rights, Form> {
  resource: ListedResource
  /** What the contract lets do with the records: the verbs of its operations. */
  verbs: readonly string[]
  /** The columns that the contract can order the list by. */
  sortable: readonly string[]
  /** The list's title: 'Danh sách nhân viên'. */
  title: string
  /** One record, inside a sentence: 'trình độ'. */
  label: string
  /** A row's name: in questions, for its check box. */
  nameOf: (row: Of) => string
  /** What every list call asks for besides the list's state. */
  query?: Omit<Query, 'sort' | 'search' | 'filter'>
  /** The fields that the quick search looks at. */
  search: readonly SearchName[]
  /** The quick search finds by identity numbers too, whatever fields it names: such numbers stay out of the address. */
  personalSearch?: true
  /** What the quick search says it looks for, where 'Tìm {label}' says too little. */
  searchLabel?: string
  columns: readonly ColumnType[]
  /** What stands here once there are rows, and how they come: said where the list is empty and nobody adds to it by hand. */
  emptyText?: string
  /** Its list can be shown of another day: the call takes `as_of`. */
  dated?: true
  /** Who may create and change, and who may delete. Without them the list is read only. */
  permissions?: Rights
  /** What is said before a delete, which is then asked about for one row too: what cannot be deleted, and what to do instead. */
  deleteNote?: string
  /** Which rows can be deleted at all: of the others the menu does not offer it. Keep the function's identity. */
  deletable?: (row: Of) => boolean
  /** Why a row can be neither changed nor deleted now, in words; null when it can. Keep the function's identity. */
  keeps?: (row: Of) => string | null
  /** Under which name the contract takes the ids of a delete of several. Default: 'ids'. */
  bulkKey?: string
  /** Without fields nothing can be created or changed here. */
  form?: Form
  /** What can be done here besides the standard set; a hook, called while the list is drawn. */
  useActions?: (list: ShownList<Query>) => ListActions<Of>
  /** What unfolds under a row. Keep the function's identity. */
  renderDetail?: (row: Of) => ReactNode
  /** Beside the quick search. */
  toolbar?: ComponentType
  /** The inside of the form, where two columns of fields are not enough; it stands in react-hook-form's context. */
  formBody?: ComponentType<{ fields: readonly AnyField[] }>
}

interface Permissions {
  edit: HeldRight
  delete: HeldRight
}

/** A resource as its screens need it. */
export type Resource<R extends ListedResource> = ResourceOf<
  Row<R>,
  Omit<ListQuery<R>, 'page' | 'size' | 'pagination'>,
  SearchField<R>,
  Column<R>,
  R extends EditableResource ? Permissions : never,
  R extends EditableResource ? readonly Field<R>[] : never
>

// The same as the kit's own code sees it: the contract's names have been checked where the resource was declared.

/** A row whatever its resource. */
export type AnyRow = { id: number; version?: number } & Record<string, unknown>

/** A column whatever its resource. */
export type AnyColumn = ColumnOf<string, unknown, AnyRow, FilterKind | { by: string; kind: FilterKind }> & {
  header: string
  /** The contract's title, by which the export names the column. */
  title?: string
}

/** A field whatever its resource. */
export type AnyField = FieldOf<string, unknown, InputKind> & {
  label: string
  /** What the contract says of the field. */
  fact?: FieldFact
}

/** A resource whatever its name. */
export type AnyResource = ResourceOf<
  AnyRow,
  Record<string, unknown>,
  string,
  AnyColumn,
  Permissions,
  readonly AnyField[]
>

/** A resource as a screen declares it: what the contract says of its fields comes by `facts`. */
type Declaration<R extends ListedResource> = Omit<Resource<R>, 'resource' | 'verbs' | 'sortable'> & {
  /** The generated table of the resource: `@nhansu/sdk/field-facts/levels`. */
  facts: ResourceFacts & { resource: R }
}

/**
 * Declares a resource for `listScreen`; rows, filters and form fields are checked against the contract. Heads, labels,
 * limits and what must be filled in are the contract's; what is declared beside them is an exception.
 */
export function defineResource<R extends ListedResource>(
  resource: R,
  { facts, ...definition }: Declaration<R>,
): Resource<R> {
  const columns = definition.columns.map((column) => withTitle(facts, column))
  const form = definition.form?.map((field) => withFact(facts, field))
  // Each column and field is the one that was declared, with nothing taken away.
  const { verbs, sortable } = facts
  return {
    resource,
    verbs,
    sortable,
    ...definition,
    columns,
    ...(form && { form }),
  } as unknown as Resource<R>
}
