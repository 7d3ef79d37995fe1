import { localTableViews, type TableView, type TableViews } from '@nhansu/ui/data-table/table-views.ts'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { ListShape } from './list-address.ts'
import { recordOf, viewOf } from './view-record.ts'

/**
 * The user's own views of a list, which follow him to every device. A view that could not be kept or deleted says so, and
 * what is deleted can be taken back.
 *
 * @param list the resource whose list it is
 */
export function useOwnViews(list: string, shape: ListShape): TableViews {
  const kept = useQuery({ ...query('listViews.list'), staleTime: Infinity })
  const { mutateAsync: store } = useMutation(mutation('listViews.store'))
  const { mutateAsync: update } = useMutation(mutation('listViews.save'))
  const { mutateAsync: destroy } = useMutation(mutation('listViews.destroy'))
  const toast = useToast()
  const rows = kept.data?.list_views
  const views = useMemo(
    () => (rows ?? []).filter((row) => row.list === list).map((row) => viewOf(shape, row)),
    [rows, list, shape],
  )

  const told = (work: Promise<unknown>) =>
    work.then(
      () => true,
      (error: unknown) => {
        toast.bad(errorText(error, 'Không lưu được chế độ xem.'))
        return false
      },
    )
  const create = useCallback(
    (view: TableView) => store({ body: { list, name: view.name, ...recordOf(shape, view) } }),
    [store, list, shape],
  )
  useViewsOfBrowser(list, rows !== undefined, create)

  return {
    read: () => views,
    // The query draws the list anew when something changes.
    subscribe: () => () => {},
    save: async (view) => {
      const known = views.some(({ id }) => id === view.id)
      const work = known
        ? update({ path: { id: Number(view.id) }, body: recordOf(shape, view) })
        : create(view)
      if (await told(work)) toast.ok(`Đã lưu chế độ xem “${view.name}”.`)
    },
    remove: async (id) => {
      const view = views.find((one) => one.id === id)
      if (!view || !(await told(destroy({ path: { id: Number(id) } })))) return
      toast.ok(`Đã xóa chế độ xem “${view.name}”.`, { action: { run: () => void told(create(view)) } })
    },
  }
}

/** Views that elder editions kept in this browser move to the server, once; one whose name is there already stays behind. */
function useViewsOfBrowser(list: string, ready: boolean, create: (view: TableView) => Promise<unknown>) {
  const { user } = useProfile()
  useEffect(() => {
    if (!ready) return
    const local = localTableViews(`${list}.${user.id}`)
    for (const view of local.read())
      void (async () => {
        await local.remove(view.id)
        await create(view).catch(() => local.save(view))
      })()
  }, [list, ready, user.id, create])
}
