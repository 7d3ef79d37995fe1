import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { cell, figure, head, nameHead, scroller, table } from '../reports/report.css.ts'
import { percent } from './percent.ts'

type Item = Data<'quizExams.analysis'>['items'][number]

const heads = ['Tất cả', 'Nhóm khá', 'Nhóm yếu']

/** How many chose each option of a question, among all and among the best and the weakest. */
export default function OptionsDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader title="Phương án đã chọn" />
        <DialogBody>
          <Stack>
            <Text as="p">{item.content}</Text>
            <OptionsTable options={item.options} />
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function OptionsTable({ options }: Pick<Item, 'options'>) {
  return (
    <div className={scroller}>
      <table className={table}>
        <caption>
          <VisuallyHidden>Phương án đã chọn</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={nameHead}>
              Phương án
            </th>
            {heads.map((words) => (
              <th key={words} scope="col" className={head}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ letter, text, is_right: isRight, all, upper, lower }) => (
            <tr key={letter}>
              <th scope="row" className={cell}>
                {`${letter}. ${text}${isRight ? ' (đúng)' : ''}`}
              </th>
              {[all, upper, lower].map((share, at) => (
                <td key={heads[at]} className={figure}>
                  {percent(share)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
