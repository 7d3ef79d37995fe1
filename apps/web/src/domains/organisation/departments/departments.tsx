import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Loading } from '@nhansu/ui/loading/loading.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Tab, TabList, TabPanel, Tabs } from '@nhansu/ui/tabs/tabs.tsx'
import { Download, History, ListTree, Network, Plus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { PastDay } from '#web/kit/list/past-day.tsx'
import { useDeletion } from '#web/kit/resource/use-deletion.tsx'
import { workbookActions } from '#web/kit/workbooks/workbook-actions.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { departmentResource } from './department-resource.tsx'
import type { DepartmentTask } from './department-task.ts'
import { DepartmentTreeView } from './department-tree-view.tsx'
import { useDepartmentPlace } from './use-department-place.ts'
import { useDepartments } from './use-departments.ts'

// Each comes when it is first needed.
const DepartmentChart = lazy(() => import('./department-chart.tsx'))
const DepartmentTaskDialog = lazy(() => import('./department-task-dialog.tsx'))

const TITLE = 'Cơ cấu đơn vị'

const useWorkbooks = workbookActions('departments', {
  export: 'department_export',
  import: 'department_edit',
})
/** A tree has neither pages nor filters: its workbook holds all units of now. */
const wholeTree = {
  query: {},
  total: undefined,
  shown: undefined,
  shownFields: () => [],
  idsOf: async () => undefined,
}

/** The company's departments: as a tree to work on and as a chart to look at, today or as they were. */
export default function Departments() {
  const place = useDepartmentPlace()
  const { departments, error, refetch, isPlaceholderData } = useDepartments(place.asOf, place.withClosed)
  const mayEdit = usePermission('department_edit')
  const mayDelete = usePermission('department_delete')
  const [task, start] = useState<DepartmentTask>()
  const [askingDay, setAskingDay] = useState(false)
  const onDeleted = useCallback(() => undefined, [])
  const { deleteOne, deleteSome, question } = useDeletion(departmentResource, onDeleted)
  const { page: imports = [], onExport, dialogs } = useWorkbooks(wholeTree)
  const past = place.asOf !== null
  if (!departments) return <NotLoaded title={TITLE} error={error} onRetry={() => void refetch()} />
  const { items, index, closedTotal } = departments
  const people = items.reduce((sum, { data }) => sum + data.employee_total, 0)
  const adding = {
    id: 'add',
    label: 'Thêm mới',
    icon: Plus,
    tone: 'primary' as const,
    onSelect: () => start({ kind: 'create', parentId: null }),
  }
  return (
    <Page
      title={TITLE}
      summary={`${formatNumber(index.size)} đơn vị, ${formatNumber(people)} người`}
      actions={
        !past && (
          <PageActions
            actions={[
              {
                id: 'past',
                label: 'Xem ngày trước',
                icon: History,
                onSelect: () => setAskingDay(true),
              },
              ...imports,
              ...(onExport
                ? [{ id: 'export', label: 'Xuất Excel', icon: Download, onSelect: onExport }]
                : []),
              ...(mayEdit ? [adding] : []),
            ]}
          />
        )
      }
    >
      <PastDay
        label="Xem tại ngày"
        max={yesterday()}
        wordsOf={(day) => `cơ cấu đơn vị ngày ${day}. Chỉ để xem, không sửa được.`}
        day={place.asOf}
        onChange={place.setAsOf}
        loading={isPlaceholderData}
        asking={askingDay}
        onCancel={() => setAskingDay(false)}
      />
      <Tabs value={place.view} onValueChange={place.setView}>
        <TabList label="Cách xem">
          <Tab value="tree" icon={ListTree}>
            Cây đơn vị
          </Tab>
          <Tab value="chart" icon={Network}>
            Sơ đồ tổ chức
          </Tab>
        </TabList>
        <TabPanel value="tree">
          {items.length === 0 ? (
            <EmptyState
              title={past ? 'Ngày này chưa có đơn vị nào' : 'Chưa có đơn vị nào'}
              text={
                past
                  ? undefined
                  : 'Bắt đầu từ đơn vị lớn nhất, rồi thêm các đơn vị trực thuộc, hoặc nhập tất cả từ một tệp Excel.'
              }
              actions={
                mayEdit &&
                !past && (
                  <Inline>
                    <PageActions actions={[...imports, adding]} />
                  </Inline>
                )
              }
            />
          ) : (
            <DepartmentTreeView
              departments={departments}
              closedTotal={closedTotal}
              place={place}
              mayEdit={mayEdit && !past}
              mayDelete={mayDelete && !past}
              onTask={start}
              onDelete={deleteOne}
              onDeleteSome={deleteSome}
            />
          )}
        </TabPanel>
        <TabPanel value="chart">
          <Suspense fallback={<Loading />}>
            <DepartmentChart items={items} selected={place.departmentId} onOpen={place.showInTree} />
          </Suspense>
        </TabPanel>
      </Tabs>
      {question}
      {dialogs}
      <Suspense>
        {task && (
          <DepartmentTaskDialog task={task} departments={departments} onClose={() => start(undefined)} />
        )}
      </Suspense>
    </Page>
  )
}

function yesterday(): string {
  const day = new Date()
  day.setDate(day.getDate() - 1)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
