import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'
import { expect, test, vi } from 'vitest'
import type { AnyResource } from '#web/kit/resource/define-resource.ts'
import { pageQuery } from '#web/kit/resource/list-query.ts'
import { allScreens } from './screens.ts'

const declared = vi.hoisted(() => new Map<string, AnyResource[]>())

vi.mock('#web/kit/resource/list-screen.tsx', () => ({
  listScreen: (definition: AnyResource) => {
    declared.set(definition.resource, [...(declared.get(definition.resource) ?? []), definition])
    return () => null
  },
}))

const pages = allScreens.flatMap(({ path, data = [], load }) =>
  data.filter(({ plainOnly }) => plainOnly).map((call) => ({ path, call, load })),
)

test('the first page that is fetched beside the code of a list is the one that the list asks for', async () => {
  expect(pages.map(({ path }) => path)).toContain('/nhan-vien')
  for (const { path, call, load } of pages) {
    await load?.()
    const [resource = ''] = call.operation.split('.')
    const asked = (declared.get(resource) ?? []).map((definition) => pageQuery(definition, initialTableState))
    if (asked.length > 0)
      expect(asked, path).toContainEqual(call.input && 'query' in call.input && call.input.query)
  }
})
