import { Card } from '@nhansu/ui/layout/card.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { DuePreview } from './due-preview.tsx'
import type { TemplateItem } from './template-words.ts'

// Its code comes with the first change.
const TemplateDialog = lazy(() => import('./template-dialog.tsx'))

/** What has to be done when somebody leaves, as this company says it, with the due days of an example. */
export default function LeaverTemplate() {
  const found = useQuery(query('leaverTemplate.show'))
  const [isOpen, setIsOpen] = useState(false)
  const replace = useReplace()
  return (
    <Page title="Mẫu việc cần làm khi nghỉ việc">
      <Loaded query={found}>
        {({ template: { items, is_own: isOwn, version } }) => (
          <Card
            title={isOwn ? 'Mẫu của công ty' : 'Các việc thường có'}
            actions={
              <PageActions
                actions={[
                  ...(isOwn
                    ? [
                        {
                          id: 'usual',
                          label: 'Dùng lại các việc thường có',
                          onSelect: () => void replace({ items, version }),
                        },
                      ]
                    : []),
                  { id: 'edit', label: 'Sửa mẫu', tone: 'primary' as const, onSelect: () => setIsOpen(true) },
                ]}
              />
            }
          >
            <Stack>
              <Text tone="soft">
                Danh sách được lập từ mẫu này khi ghi việc nghỉ của một người. Danh sách đã lập không thay
                đổi.
              </Text>
              <DuePreview items={items} />
            </Stack>
            <Suspense>
              {isOpen && <TemplateDialog items={items} version={version} onClose={() => setIsOpen(false)} />}
            </Suspense>
          </Card>
        )}
      </Loaded>
    </Page>
  )
}

/** Brings the usual tasks back; the toast puts the company's own there again. */
function useReplace() {
  const [saving] = useState(() => mutation('leaverTemplate.update'))
  const { mutateAsync: save } = useMutation(saving)
  const toast = useToast()
  const putBack = async (items: TemplateItem[], version: number) => {
    try {
      await save({ body: { items, version } })
      toast.ok('Đã dùng lại mẫu của công ty.')
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return async ({ items, version }: { items: TemplateItem[]; version: number }) => {
    try {
      const { template: usual } = await save({ body: { items: [], version } })
      toast.ok('Đã dùng lại các việc thường có.', {
        action: { run: () => void putBack(items, usual.version) },
      })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
}
