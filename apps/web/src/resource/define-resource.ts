import type { PagedOperation, RowOf } from '@nhansu/sdk'
import type { Input, OperationId, PermissionName, ResourceName, Schemas } from '@nhansu/sdk/contract'
import type { CellKind } from '@nhansu/ui/data-table/column.ts'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { ComponentType, ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { ReferenceName } from './references.ts'

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

type ListQuery<R extends ListedResource> = Part<Input<`${R}.list` & PagedOperation>, 'query'>
type Part<T, K extends string> = T extends { [Key in K]?: infer V } ? NonNullable<V> : never
type FilterFields<R extends ListedResource> = Part<ListQuery<R>, 'filter'>
type SearchField<R extends ListedResource> =
  Part<Part<ListQuery<R>, 'search'>, 'fields'> extends readonly (infer F)[] ? F : never
type Body<R extends ListedResource> = `${R}.store` extends OperationId
  ? Input<`${R}.store` & OperationId> extends { body: infer B }
    ? B
    : never
  : never

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

type FilterBy<R extends ListedResource> = {
  [K in keyof FilterFields<R> & string]: { by: K; kind: KindOf<NonNullable<FilterFields<R>[K]>> }
}[keyof FilterFields<R> & string]

/** A column of a list. Its field is the row's, its filter the contract's. */
export type Column<R extends ListedResource> = {
  [F in keyof Row<R> & string]: {
    field: F
    header: string
    /** The filter of the same name, or one of another name as `{by, kind}`. It also says how a plain value looks. */
    filter?: (F extends keyof FilterFields<R> ? KindOf<NonNullable<FilterFields<R>[F]>> : never) | FilterBy<R>
    /** What a cell shows instead of the plain value. */
    cell?: (value: Row<R>[F], row: Row<R>) => ReactNode
    /** Pixels at the start. */
    width?: number
    /** How a plain value looks, where the filter does not say it: figures of one width for codes. */
    kind?: CellKind
    /** Hidden until the reader shows it. */
    hidden?: true
    /** Always shown, and a card's title on a phone. */
    main?: true
    /** Holds identity or phone numbers: its filter stays out of the address. */
    personal?: true
  }
}[keyof Row<R> & string]

/** How a field of the form is filled in. */
export type InputKind = 'text' | 'number' | 'switch' | { labels: Labels }

type InputOf<Value> = [NonNullable<Value>] extends [boolean]
  ? 'switch'
  : [NonNullable<Value>] extends [number]
    ? 'number'
    : 'text' | { labels: Record<NonNullable<Value> & string, string> }

/** A field of the form; its name is the store body's. */
export type Field<R extends ListedResource> = {
  [F in keyof Body<R> & string]: {
    field: F
    label: string
    input: InputOf<Body<R>[F]>
    required?: true
    /** What a new record starts with. */
    initial?: Body<R>[F]
    /** One line under the label. */
    hint?: string
    /** What else must hold, in the contract's terms; its message stands under the field. */
    rule?: GenericSchema<NonNullable<Body<R>[F]>>
  }
}[keyof Body<R> & string]

/** A field as the form itself sees it, whatever its resource. */
export interface AnyField {
  field: string
  label: string
  input: InputKind
  required?: true
  initial?: unknown
  hint?: string
  rule?: GenericSchema
}

/** A resource as its screens need it. */
export interface Resource<R extends ListedResource = ListedResource> {
  resource: R
  /** The list's title: 'Danh sách nhân viên'. */
  title: string
  /** One record, inside a sentence: 'trình độ'. */
  label: string
  /** A row's name: in questions, for its check box. */
  nameOf: (row: Row<R>) => string
  /** What every list call asks for besides the list's state. */
  query?: Omit<ListQuery<R>, 'page' | 'size' | 'pagination' | 'sort' | 'search' | 'filter'>
  /** The fields that the quick search looks at. */
  search: readonly SearchField<R>[]
  columns: readonly Column<R>[]
  /** Who may create and change, and who may delete. Without them the list is read only. */
  permissions?: R extends EditableResource ? { edit: PermissionName; delete: PermissionName } : never
  /** Without fields nothing can be created or changed here. */
  form?: R extends EditableResource ? readonly Field<R>[] : never
  /** More actions of a row, before 'Sửa' and 'Xóa'. */
  rowActions?: readonly RowAction<Row<R>>[]
  /** Beside the quick search. */
  toolbar?: ComponentType
  /** The inside of the form, where two columns of fields are not enough; it stands in react-hook-form's context. */
  formBody?: ComponentType<{ fields: readonly AnyField[] }>
}

/** A row whatever its resource. */
export type AnyRow = { id: number; version?: number } & Record<string, unknown>

/** A column whatever its resource. */
export interface AnyColumn {
  field: string
  header: string
  filter?: FilterKind | { by: string; kind: FilterKind }
  cell?: (value: unknown, row: AnyRow) => ReactNode
  width?: number
  kind?: CellKind
  hidden?: true
  main?: true
  personal?: true
}

/** A resource as the kit's own code sees it: the contract's names have been checked where it was declared. */
export interface AnyResource {
  resource: ListedResource
  title: string
  label: string
  nameOf: (row: AnyRow) => string
  query?: Record<string, unknown>
  search: readonly string[]
  columns: readonly AnyColumn[]
  permissions?: { edit: PermissionName; delete: PermissionName }
  form?: readonly AnyField[]
  rowActions?: readonly RowAction<AnyRow>[]
  toolbar?: ComponentType
  formBody?: ComponentType<{ fields: readonly AnyField[] }>
}

/** Declares a resource for {@link listScreen}; rows, filters and form fields are checked against the contract. */
export function defineResource<R extends ListedResource>(
  resource: R,
  definition: Omit<Resource<R>, 'resource'>,
): Resource<R> {
  return { resource, ...definition }
}
