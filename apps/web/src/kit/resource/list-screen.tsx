import { DataTable } from '@nhansu/ui/data-table/data-table.tsx'
import { localTablePreferences } from '@nhansu/ui/data-table/table-preferences.ts'
import type { DataTableState } from '@nhansu/ui/data-table/table-state.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Plus } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react'
import { usePermission, useProfile } from '#web/session/use-profile.ts'
import type { RowPage } from './calls.ts'
import type { AnyResource, AnyRow, ListedResource, Resource } from './define-resource.ts'
import type { ListActions, ShownPage } from './list-actions.ts'
import { shapeOf, shownFields } from './list-columns.ts'
import { listQuery } from './list-query.ts'
import type { ListShape } from '#web/kit/list/list-address.ts'
import { useOwnViews } from '#web/kit/list/use-own-views.ts'
import { isPastEnd } from '#web/kit/list/list-state.ts'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { useColumns } from './use-columns.ts'
import { useOpeningColumns } from './use-opening-columns.ts'
import { useRows } from './use-rows.ts'
import { useListDay } from './use-list-day.tsx'
import { useListState } from '#web/kit/list/use-list-state.ts'
import { useRowActions } from './use-row-actions.ts'
import { useSelection } from './use-selection.ts'

// The form's code comes with the first form that is opened.
const FormDialog = lazy(() => import('./form-dialog.tsx'))

/** The screen of a declared resource: its list, and the forms and deletes that the user may use. */
export function listScreen<R extends ListedResource>(declared: Resource<R>): ComponentType {
  // From here on the resource's own names do not matter; they were checked where it was declared.
  const resource = declared as unknown as AnyResource
  const shape = shapeOf(resource)
  const { useActions = noActions } = resource
  return function ResourceList() {
    const [state, setState] = useListState(shape)
    const { definition, ...day } = useListDay(resource)
    const { list, prefetch, updatedAt } = useRows(definition, state)
    const columns = useColumns(definition, state, list.isSuccess)
    const kept = useKeptTable(definition, shape)
    const { data, error } = list
    const [editing, setEditing] = useState<{ id?: number }>()
    const edit = useCallback(({ id }: { id: number }) => setEditing({ id }), [])
    const mayEdit = usePermission(definition.permissions?.edit) && definition.form !== undefined
    const query = listQuery(definition, state)
    const chosen = useSelection(definition, data?.rows, query)
    const {
      page = [],
      onExport,
      exporting = false,
      dialogs,
      remark,
      ...added
    } = useActions({
      query,
      total: data?.total,
      shown: shownPage(state, list.isPlaceholderData ? undefined : data),
      shownFields: () => shownFields(definition, columns, kept.preferences.read()),
      idsOf: chosen.idsOf,
    })
    const work = useRowActions(definition, { chosen, added, onEdit: mayEdit ? edit : undefined })
    const opening = useOpeningColumns(definition, columns, work.tableProps.rowActions)
    const own = mayEdit ? [{ ...creating, onSelect: () => setEditing({}) }] : []
    const offered = [...day.actions, ...page, ...own]
    const actions = offered.length > 0 && <PageActions actions={offered} />
    const beginning = offered.filter(({ id, tone }) => tone === 'primary' || bringsRows.has(id))
    return (
      <Page
        title={definition.title}
        summary={data ? [summary(definition, data, updatedAt), remark].filter(Boolean).join('; ') : null}
        actions={actions}
      >
        {day.bar}
        <DataTable
          label={definition.title}
          rows={data?.rows}
          columns={opening}
          rowId={rowId}
          rowName={definition.nameOf}
          total={data?.total ?? 0}
          state={state}
          onStateChange={(next) => setState(next, isPastEnd(state, data?.total))}
          loading={list.isFetching}
          error={error && { message: errorText(error, messages.tableLoad), requestId: error.requestId }}
          onRetry={() => void list.refetch()}
          onReload={() => void list.refetch()}
          onPageIntent={prefetch}
          {...kept}
          empty={
            <EmptyState
              title={`Chưa có ${definition.label} nào`}
              text={definition.emptyText}
              actions={beginning.length > 0 && <PageActions actions={beginning} />}
            />
          }
          toolbarStart={definition.toolbar && <definition.toolbar />}
          {...(definition.search.length > 0 && {
            searchLabel: definition.searchLabel ?? `Tìm ${definition.label}`,
          })}
          {...(definition.renderDetail && { renderDetail: definition.renderDetail })}
          {...(onExport && { onExport, exporting })}
          {...work.tableProps}
        />
        {work.question}
        {dialogs}
        <Suspense>
          {editing && (
            <FormDialog
              key={editing.id ?? 'new'}
              definition={definition}
              {...editing}
              onClose={() => setEditing(undefined)}
              onOpen={(id) => setEditing({ id })}
            />
          )}
        </Suspense>
      </Page>
    )
  }
}

/** Rows that stand in for those on their way are no page of this state. */
function shownPage({ page, size }: DataTableState, data: RowPage | undefined): ShownPage | undefined {
  return data && { page, size, ids: data.rows.map(({ id }) => id) }
}

/** How this user likes the table, which stays in this browser, and the views he has named, which follow him. */
function useKeptTable({ resource }: AnyResource, shape: ListShape) {
  const { user } = useProfile()
  const [preferences] = useState(() => localTablePreferences(`${resource}.${user.id}`, shape.renamed))
  return { preferences, views: useOwnViews(resource, shape) }
}

/** With the primary action, what an empty list begins with; the others stand over it. */
const bringsRows: ReadonlySet<string> = new Set(['import', 'copy'])

const creating = { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary' } as const

const noActions = (): ListActions<AnyRow> => ({})

const rowId = (row: AnyRow) => row.id

const clock = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit' })

function summary({ label }: AnyResource, { total, isCutOff }: RowPage, updatedAt: number): string {
  if (isCutOff) return `Hơn ${formatNumber(total)} ${label}; hãy lọc hoặc tìm để thấy những dòng xa hơn`
  const count = `${formatNumber(total)} ${label}`
  return updatedAt === 0 ? count : `${count}, cập nhật lúc ${clock.format(updatedAt)}`
}
