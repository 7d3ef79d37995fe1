import type { BulkAction, RowAction } from '@nhansu/ui/data-table/row-action.ts'
import type { Selection } from '@nhansu/ui/data-table/selection.ts'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import type { ReactNode } from 'react'

/** One page of a list. */
export interface ShownPage {
  /** From 1. */
  page: number
  size: number
  ids: readonly number[]
}

/** What a list shows now, for the actions that its screen adds. */
export interface ShownList<Query> {
  /** The list call's query for what the reader has filtered, searched and sorted, on all pages. */
  query: Query
  /** Rows on all pages; undefined until they have come. */
  total: number | undefined
  /** The page that stands in the table; undefined until its rows have come. */
  shown: ShownPage | undefined
  /** The fields that stand in the table at this moment, in the reader's order. */
  shownFields: () => readonly string[]
  /**
   * The ids behind a selection; those of 'all rows' are asked for.
   *
   * @param most so many the call takes that they are for. Default: 1,000
   * @returns undefined when they cannot be had or are too many for one call; the reader has been told
   */
  idsOf: (selection: Selection, most?: number) => Promise<number[] | undefined>
}

/** What a screen adds to its list, for who may use it. */
export interface ListActions<Of> {
  /** Beside the title, before 'Thêm mới'. */
  page?: readonly PageAction[] | undefined
  /** Actions of a row, before 'Sửa' and 'Xóa'. Keep the array's identity: a new one draws every row again. */
  row?: readonly RowAction<Of>[]
  /** Actions on the chosen rows, before 'Xóa'; with any, rows can be chosen. */
  bulk?: readonly BulkAction[]
  /** Shows 'Xuất Excel' over the table. */
  onExport?: () => void
  /** The export is being prepared. */
  exporting?: boolean
  /** What the list is of, and what the count over it leaves out: '2 người đã vào nguồn dự trữ'. */
  remark?: string | undefined
  /** Dialogs that the actions open. */
  dialogs?: ReactNode
}
