import { Button } from '@nhansu/ui/button/button.tsx'
import { Checkbox } from '@nhansu/ui/checkbox/checkbox.tsx'
import { Comparison } from '@nhansu/ui/comparison/comparison.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { FileField } from '@nhansu/ui/file-field/file-field.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { todayInVietNam } from '#web/kit/today.ts'
import { readCard } from './card-text.ts'
import { compareCard, type ComparedFact, differs, fillingOf } from './compare-card.ts'
import { codeIn, readsPictures } from './read-picture.ts'
import { useKnownValues } from './use-known-values.ts'

interface CardDialogProps {
  /** Fields of the section that the form has. */
  shown: readonly string[]
  onClose: () => void
}

/** Takes the text of a card's QR code, says what differs from what is known, and fills the form with what is chosen. */
export default function CardDialog({ shown, onClose }: CardDialogProps) {
  const { setValue } = useFormContext<FormValues>()
  const known = useKnownValues(shown)
  const [text, setText] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [unread, setUnread] = useState<string>()
  const read = text.trim() === '' ? undefined : readCard(text, todayInVietNam())
  const facts = read && 'facts' in read ? compareCard(read.facts, known) : []
  const taken = fillingOf(facts, left)

  const fill = () => {
    for (const { field, card } of taken) setValue(field, card, { shouldDirty: true, shouldValidate: true })
    onClose()
  }
  const leave = (field: string, isLeft: boolean) => {
    const next = new Set(left)
    if (isLeft) next.add(field)
    else next.delete(field)
    setLeft(next)
  }
  // What was left of one card says nothing of the next.
  const take = (next: string) => {
    setText(next)
    setLeft(new Set())
    setUnread(undefined)
  }
  const readFrom = async (file: File | undefined) => {
    if (file === undefined) return
    const found = await codeIn(file).catch(() => undefined)
    take(found ?? '')
    if (found === undefined) setUnread('Không thấy mã QR trong ảnh. Hãy chụp gần và rõ hơn.')
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Điền từ mã QR căn cước"
          description="Chưa có gì được điền cho đến khi bạn bấm nút bên dưới; thông tin chỉ được lưu cùng biểu mẫu."
        />
        <DialogBody>
          <Stack>
            <TextField
              label="Nội dung mã QR"
              hint="Đặt con trỏ vào ô này rồi quét thẻ bằng máy quét, hoặc dán nội dung mã."
              autoComplete="off"
              spellCheck={false}
              value={text}
              error={read && 'problem' in read ? read.problem : undefined}
              onChange={(event) => take(event.target.value)}
            />
            {readsPictures() ? (
              <FileField
                label="Hoặc ảnh chụp mã"
                files={[]}
                accept={['image/*']}
                maxFiles={1}
                error={unread}
                onFilesAdd={([file]) => void readFrom(file)}
                onFileRemove={() => undefined}
              />
            ) : (
              <Text tone="hint">
                Trình duyệt này không đọc được mã từ ảnh; hãy dùng máy quét hoặc dán nội dung mã.
              </Text>
            )}
            {facts.length > 0 && (
              <Stack gap="sm">
                <Text weight="medium">{verdict(facts)}</Text>
                <Comparison
                  items={facts.map((fact) => ({
                    key: fact.field,
                    name: fact.label,
                    versions: [
                      { label: 'Trên thẻ', value: fact.card === null ? null : words(fact.card) },
                      { label: fact.isInForm ? 'Trong biểu mẫu' : 'Trong hồ sơ', value: knownWords(fact) },
                    ],
                    children: (
                      <Below
                        fact={fact}
                        isLeft={left.has(fact.field)}
                        onLeave={(isLeft) => leave(fact.field, isLeft)}
                      />
                    ),
                  }))}
                />
              </Stack>
            )}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Hủy</Button>
          <Button tone="primary" disabled={taken.length === 0} onClick={fill}>
            {taken.length === 0 ? 'Điền vào biểu mẫu' : `Điền ${taken.length} mục vào biểu mẫu`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface BelowProps {
  fact: ComparedFact
  isLeft: boolean
  onLeave: (isLeft: boolean) => void
}

/** What can be done with a fact, and what has to be known of it. */
function Below({ fact, isLeft, onLeave }: BelowProps) {
  const { isInForm, known, remark, label } = fact
  if (!isInForm) {
    if (known === undefined) return <Text tone="hint">Không có trong biểu mẫu này.</Text>
    return differs(fact) ? (
      <Text tone="warn">Khác với hồ sơ. Mục này được sửa ở phần khác của hồ sơ.</Text>
    ) : null
  }
  return (
    <Stack gap="xs">
      {differs(fact) && (
        <Checkbox
          label={`Lấy theo thẻ: ${label.toLocaleLowerCase('vi')}`}
          checked={!isLeft}
          onCheckedChange={(checked) => onLeave(!checked)}
        />
      )}
      {remark !== undefined && <Text tone="hint">{remark}</Text>}
    </Stack>
  )
}

function verdict(facts: readonly ComparedFact[]): string {
  const different = facts.filter(differs).map(({ label }) => label.toLocaleLowerCase('vi'))
  return different.length === 0
    ? 'Không có mục nào khác với những gì đã có.'
    : `Khác với những gì đã có: ${different.join(', ')}.`
}

function knownWords({ known }: ComparedFact): string | null {
  return known === undefined ? 'Không hiện ở đây' : known === null ? null : words(known)
}

/** Days as they are read everywhere. */
function words(value: string): string {
  return formatDate(value)
}
