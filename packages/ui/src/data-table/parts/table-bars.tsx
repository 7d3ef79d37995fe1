import { Download, FunnelX, RotateCw } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { keepClear } from '#ui/overlay/keep-clear.ts'
import { SearchBox } from '#ui/search-box/search-box.tsx'
import { noSelection } from '../selection.ts'
import { isFiltered, withFilter, withoutFilters, withSearch } from '../table-state.ts'
import { bar, filterBar, search, side, start, toolbar } from './bars.css.ts'
import { ColumnSettings } from './column-settings.tsx'
import { DensityMenu } from './density-menu.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SavedViews } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { TableAreaProps } from './table-area.tsx'
import { ToolButton } from './tool-button.tsx'

/** The bars over the table: search and views left, tools right; under them chips and what can be done with rows. */
export function TableBars<Row>({ props, table }: TableAreaProps<Row>) {
  const { selection = noSelection, total, bulkActions = [], bulkReport } = props
  const { active, change, chosen } = table
  const choosing = props.onSelectionChange && (selection.kind === 'all' || selection.ids.length > 0)
  return (
    <>
      <div {...keepClear} className={joinClasses(bar, toolbar)}>
        <ToolbarStart props={props} table={table} />
        <ToolbarEnd props={props} table={table} />
      </div>
      {(active.length > 0 || choosing) && (
        <div {...keepClear} className={joinClasses(bar, filterBar)}>
          {active.length > 0 && (
            <FilterChips
              filters={active}
              onRemove={(id) => change((state) => withFilter(state, id, null), 'soon')}
            />
          )}
          {choosing && (
            <SelectionBar
              selection={selection}
              total={total}
              pageChosen={chosen.page === 'all'}
              actions={bulkActions}
              report={bulkReport}
              onChange={chosen.replace}
            />
          )}
        </div>
      )}
    </>
  )
}

function ToolbarStart<Row>({ props, table }: TableAreaProps<Row>) {
  const { state, change, phone } = table
  if (phone && props.searchLabel === undefined && !props.toolbarStart) return null
  return (
    <div className={joinClasses(side, start)}>
      <div className={joinClasses(side, search)}>
        {props.searchLabel !== undefined && (
          <SearchBox
            label={props.searchLabel}
            value={state.search}
            onSearch={(words) => change((now) => withSearch(now, words))}
          />
        )}
        {(!phone || props.searchLabel !== undefined) && <Views props={props} table={table} />}
      </div>
      {props.toolbarStart}
    </div>
  )
}

function Views<Row>({ props, table }: TableAreaProps<Row>) {
  if (!props.views) return null
  return (
    <SavedViews
      views={props.views}
      state={table.state}
      layout={table.layout}
      narrow={table.phone}
      onApply={(view) => {
        table.change((now) => ({ ...now, ...view.state, page: 1 }))
        if (view.layout) table.writeLayout(view.layout)
      }}
    />
  )
}

function ToolbarEnd<Row>({ props, table }: TableAreaProps<Row>) {
  const { dataTable } = useLabels()
  const { state, change, active, phone } = table
  const filtered = isFiltered(state)
  return (
    <div className={side}>
      {props.toolbarEnd}
      {phone && (
        <FilterDrawer
          columns={props.columns}
          state={state}
          activeCount={active.length}
          onApply={(filters, sort) => change((now) => ({ ...now, filters, sort, page: 1 }))}
        />
      )}
      <ToolButton
        narrow={phone}
        icon={FunnelX}
        label={dataTable.clear}
        // Not `disabled`: pressed, it would lose focus to the top of the page.
        aria-disabled={!filtered}
        onClick={() => filtered && change(withoutFilters)}
      />
      {props.onReload && (
        <ToolButton narrow={phone} icon={RotateCw} label={dataTable.reload} onClick={props.onReload} />
      )}
      {props.onExport && (
        <ToolButton
          narrow={phone}
          icon={Download}
          label={dataTable.export}
          loading={props.exporting ?? false}
          onClick={props.onExport}
        />
      )}
      {phone && props.searchLabel === undefined && <Views props={props} table={table} />}
      {!phone && <LayoutTools props={props} table={table} />}
    </div>
  )
}

/** How the columns stand; cards have none. */
function LayoutTools<Row>({ props, table }: TableAreaProps<Row>) {
  const { layout, applyLayout, sayMoved } = table
  return (
    <>
      <ColumnSettings columns={props.columns} layout={layout} onChange={applyLayout} onMoved={sayMoved} />
      <DensityMenu
        density={layout.density}
        onChange={(density) => applyLayout({ type: 'density', density })}
      />
    </>
  )
}
