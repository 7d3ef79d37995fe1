import { Bookmark, ChevronDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button/button.tsx'
import { OpensLater } from '#ui/overlay/opens-later.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TableLayout } from '../table-layout.ts'
import type { DataTableState } from '../table-state.ts'
import { currentView, type TableView, type TableViews } from '../table-views.ts'

export interface SavedViewsProps {
  views: TableViews
  state: DataTableState
  layout: TableLayout
  onApply: (view: TableView) => void
  /** True where there is room for an icon only. */
  narrow: boolean
}

export interface SavedViewsPanelProps extends SavedViewsProps {
  all: readonly TableView[]
}

const load = () => import('./saved-views-panel.tsx').then((loaded) => loaded.SavedViewsPanel)

/** Named views: what was asked and how the columns stood, brought back by one press. */
export function SavedViews(props: SavedViewsProps) {
  const { dataTable } = useLabels()
  const all = useSyncExternalStore(props.views.subscribe, props.views.read)
  const name = currentView(all, props.state)?.name ?? dataTable.views
  return (
    <OpensLater
      popup="dialog"
      load={load}
      props={{ ...props, all }}
      button={
        props.narrow ? (
          <IconButton icon={Bookmark} label={name} title={name} />
        ) : (
          <Button tone="quiet" icon={Bookmark}>
            {name}
            <Icon of={ChevronDown} size="small" />
          </Button>
        )
      }
    />
  )
}
