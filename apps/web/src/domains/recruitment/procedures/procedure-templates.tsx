import type { Data } from '@nhansu/sdk/contract'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { dueWords, type Nature, type TemplateItem } from './template-items.ts'

type Template = Data<'procedureTemplates.list'>['templates'][number]

// Its code comes with the first template that is written.
const TemplateDialog = lazy(() => import('./template-dialog.tsx'))

/** Nobody's nature first: it stands for all that have no template of their own. */
const natures: readonly [Nature, string][] = [
  [null, 'Mẫu chung'],
  // The keys of a table of labels are the contract's numbers.
  ...Object.entries(natureOfWorkLabels).map(([key, label]): [Nature, string] => [
    Number(key) as Nature,
    label,
  ]),
]

/** With what a reception begins, by nature of work; receptions that have begun keep their items. */
export default function ProcedureTemplates({
  canWrite,
  onClose,
}: {
  canWrite: boolean
  onClose: () => void
}) {
  const found = useQuery(query('procedureTemplates.list'))
  const [written, setWritten] = useState<[Nature, string]>()
  const { gone, takeAway, putBack } = useTakeAway()
  const templateOf = (nature: Nature) =>
    found.data?.templates.find(({ nature_of_work: own }) => own === nature)
  if (written && found.data) {
    const [nature, label] = written
    const template = templateOf(nature)
    return (
      <Suspense>
        <TemplateDialog
          label={label}
          nature={nature}
          items={template?.items ?? templateOf(null)?.items ?? found.data.usual_items}
          version={template?.version ?? 0}
          onClose={() => setWritten(undefined)}
        />
      </Suspense>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Mẫu thủ tục tiếp nhận"
          description="Công việc của một thủ tục mới, theo tính chất công việc của người được nhận. Thủ tục đã lập không thay đổi."
        />
        <DialogBody>
          {found.data ? (
            <Stack gap="lg">
              {natures.map(([nature, label]) => {
                const template = templateOf(nature)
                const removed = template ? undefined : gone.find(({ nature_of_work: own }) => own === nature)
                return (
                  <Stack as="section" gap="sm" key={label}>
                    <Inline justify="between">
                      <Heading level={3}>{label}</Heading>
                      {canWrite && (
                        <Inline gap="sm">
                          <Button
                            size="small"
                            aria-label={`${template ? 'Sửa mẫu' : 'Soạn mẫu'}: ${label}`}
                            onClick={() => setWritten([nature, label])}
                          >
                            {template ? 'Sửa mẫu' : 'Soạn mẫu'}
                          </Button>
                          {template && (
                            <Button
                              size="small"
                              aria-label={`Bỏ mẫu: ${label}`}
                              onClick={() => void takeAway(template)}
                            >
                              Bỏ mẫu
                            </Button>
                          )}
                          {removed && (
                            <Button
                              size="small"
                              aria-label={`Khôi phục mẫu: ${label}`}
                              onClick={() => void putBack(removed)}
                            >
                              Khôi phục mẫu
                            </Button>
                          )}
                        </Inline>
                      )}
                    </Inline>
                    {template ? (
                      <Text as="p">{template.items.map(wordsOf).join(' · ')}</Text>
                    ) : (
                      <Text tone="soft">
                        {nature === null
                          ? `Các việc thường có: ${found.data.usual_items.map(({ name }) => name).join(', ')}.`
                          : 'Theo mẫu chung.'}
                      </Text>
                    )}
                  </Stack>
                )
              })}
            </Stack>
          ) : (
            <NotYet query={found} />
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** Takes a template away; while the dialog is open it can be put back. */
function useTakeAway() {
  const [saving] = useState(() => mutation('procedureTemplates.update'))
  const { mutateAsync: save } = useMutation(saving)
  const [gone, setGone] = useState<readonly Template[]>([])
  const toast = useToast()
  const saveOver = async (
    { nature_of_work: nature }: Template,
    items: Template['items'],
    version: number,
  ): Promise<boolean> => {
    try {
      await save({ body: { nature_of_work: nature, items, version } })
      return true
    } catch (error) {
      toast.bad(errorText(error))
      return false
    }
  }
  const takeAway = async (template: Template) => {
    if (await saveOver(template, [], template.version)) setGone((earlier) => [template, ...earlier])
  }
  const putBack = (template: Template) => saveOver(template, template.items, 0)
  return { gone, takeAway, putBack }
}

/** 'Nộp hồ sơ gốc (trước ngày nhận việc 1 ngày)'. */
function wordsOf({ name, due_days: days }: TemplateItem): string {
  return days === null ? name : `${name} (${dueWords(days)})`
}
