import type { Data, Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useFocusOn } from './use-focus-on.ts'

type CardName = Schemas['HomeCardName']

interface ArrangeHomeProps {
  home: Data<'home.show'>['home']
  onClose: () => void
}

/** The cards of one's own first page by name: moved, put away and taken back by keys and fingers, each press kept at once. */
export default function ArrangeHome({ home, onClose }: ArrangeHomeProps) {
  const { shown, putAway, isArranged, problem, move, hide, show, reset } = useArrangement(home)
  const focus = useFocusOn()
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent>
        <DialogHeader title="Sắp xếp trang chủ" description="Chỉ trang của bạn thay đổi, và được lưu ngay." />
        <DialogBody>
          <Stack gap="xl">
            <Problem>{problem}</Problem>
            <RepeatedRows
              title="Thẻ đang hiện"
              rows={shown}
              rowKey={({ key }) => key}
              rowName={({ title }) => title}
              onMove={move}
              empty="Mọi thẻ đã được cất."
              renderRow={(card) => (
                <Inline justify="between" gap="sm">
                  <Text>{card.title}</Text>
                  <Button
                    size="small"
                    tone="quiet"
                    ref={focus.ref(`hide ${card.key}`)}
                    aria-label={`Cất thẻ ${card.title}`}
                    onClick={() => {
                      focus.next(`show ${card.key}`)
                      hide(card)
                    }}
                  >
                    Cất thẻ
                  </Button>
                </Inline>
              )}
            />
            {putAway.length > 0 && (
              <PutAway
                cards={putAway}
                buttonRef={(card) => focus.ref(`show ${card.key}`)}
                onTakeBack={(card) => {
                  focus.next(`hide ${card.key}`)
                  show(card)
                }}
              />
            )}
            {isArranged && (
              <div>
                <Button tone="quiet" onClick={reset}>
                  Về cách sắp xếp mặc định
                </Button>
              </div>
            )}
          </Stack>
        </DialogBody>
      </DrawerContent>
    </Dialog>
  )
}

interface PutAwayProps {
  cards: readonly CardName[]
  buttonRef: (card: CardName) => (button: HTMLButtonElement | null) => void
  onTakeBack: (card: CardName) => void
}

function PutAway({ cards, buttonRef, onTakeBack }: PutAwayProps) {
  return (
    <Stack gap="sm">
      <Heading level={3}>Thẻ đã cất</Heading>
      <Stack as="ul" gap="sm">
        {cards.map((card) => (
          <li key={card.key}>
            <Inline justify="between" gap="sm">
              <Text tone="soft">{card.title}</Text>
              <Button
                size="small"
                ref={buttonRef(card)}
                aria-label={`Lấy lại ${card.title}`}
                onClick={() => onTakeBack(card)}
              >
                Lấy lại
              </Button>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
