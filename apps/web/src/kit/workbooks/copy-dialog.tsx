import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { query } from '#web/session/queries.ts'
import type { Catalogue } from './catalogue-actions.tsx'
import { CopyItems } from './copy-items.tsx'
import { useCopy } from './use-copy.ts'

interface CopyDialogProps {
  catalogue: Catalogue
  onClose: () => void
}

/** Takes a catalogue over from another company: company, what is new or different there, and then what is chosen of it. */
export default function CopyDialog({ catalogue, onClose }: CopyDialogProps) {
  const companies = useQuery(query('catalogues.companies', { query: { catalogue } }))
  const [chosenCompany, setCompany] = useState<number>()
  const offered = companies.data?.companies
  const company = chosenCompany ?? (offered?.length === 1 ? offered[0]?.id : undefined)
  const { items, preview, keys, setKeys, copy, busy, problem } = useCopy(catalogue, company, onClose)
  const waiting = offered === undefined ? companies : company !== undefined && !items ? preview : undefined
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Lấy danh mục từ công ty khác"
          description="Mục đã chọn được thêm vào danh mục của công ty này hoặc cập nhật theo công ty kia. Nếu có mục không lấy được thì chưa có gì thay đổi."
        />
        <DialogBody>
          <Stack>
            {offered && offered.length > 0 && (
              <Select
                label="Công ty"
                options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                value={company ?? null}
                onValueChange={(id) => {
                  setCompany(id)
                  setKeys(undefined)
                }}
              />
            )}
            {offered?.length === 0 && (
              <EmptyState title="Không có công ty nào khác mà bạn được xem danh mục này" />
            )}
            {waiting && <NotYet query={waiting} />}
            {items && <CopyItems items={items} value={keys} onValueChange={setKeys} />}
            <Problem>{problem}</Problem>
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Hủy</Button>
          <Button tone="primary" loading={busy} disabled={keys.length === 0} onClick={() => void copy()}>
            {keys.length === 0 ? 'Lấy mục đã chọn' : `Lấy ${keys.length} mục`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
