import { Download, FunnelX, RotateCw } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { SearchBox } from '#ui/search-box/search-box.tsx'
import { noSelection } from '../selection.ts'
import { isFiltered, withFilter, withoutFilters, withSearch } from '../table-state.ts'
import { bar, filterBar, search, side, toolbar } from './bars.css.ts'
import { ColumnSettings } from './column-settings.tsx'
import { DensityMenu } from './density-menu.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SavedViews } from './saved-views.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { TableAreaProps } from './table-area.tsx'

/** The bars over the table: search and views left, tools right; under them chips and what can be done with rows. */
export function TableBars<Row>({ props, table }: TableAreaProps<Row>) {
  const { selection = noSelection, onSelectionChange, total, bulkActions = [] } = props
  const { active, change, chosen } = table
  const choosing = onSelectionChange && (selection.kind === 'all' || selection.ids.length > 0)
  return (
    <>
      <div className={joinClasses(bar, toolbar)}>
        <ToolbarStart props={props} table={table} />
        <ToolbarEnd props={props} table={table} />
      </div>
      {(active.length > 0 || choosing) && (
        <div className={joinClasses(bar, filterBar)}>
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
              onChange={onSelectionChange}
            />
          )}
        </div>
      )}
    </>
  )
}

function ToolbarStart<Row>({ props, table }: TableAreaProps<Row>) {
  const { state, change } = table
  return (
    <div className={joinClasses(side, search)}>
      {props.searchLabel !== undefined && (
        <SearchBox
          label={props.searchLabel}
          value={state.search}
          onSearch={(words) => change((now) => withSearch(now, words))}
        />
      )}
      {props.views && (
        <SavedViews
          views={props.views}
          state={state}
          layout={table.layout}
          onApply={(view) => {
            change((now) => ({ ...now, ...view.state, page: 1 }))
            if (view.layout) table.writeLayout(view.layout)
          }}
        />
      )}
      {props.toolbarStart}
    </div>
  )
}

function ToolbarEnd<Row>({ props, table }: TableAreaProps<Row>) {
  const { dataTable } = useLabels()
  const { state, change, active, phone } = table
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
      <Button
        tone="quiet"
        icon={FunnelX}
        disabled={!isFiltered(state)}
        onClick={() => change(withoutFilters)}
      >
        {dataTable.clear}
      </Button>
      {props.onReload && (
        <Button tone="quiet" icon={RotateCw} onClick={props.onReload}>
          {dataTable.reload}
        </Button>
      )}
      {props.onExport && (
        <Button tone="quiet" icon={Download} loading={props.exporting ?? false} onClick={props.onExport}>
          {dataTable.export}
        </Button>
      )}
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
