import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { CheckboxGroup } from '@nhansu/ui/checkbox-group/checkbox-group.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { CopyItem } from './use-copy.ts'

interface CopyItemsProps {
  items: readonly CopyItem[]
  /** Keys of the chosen ones. */
  value: readonly string[]
  onValueChange: (keys: readonly string[]) => void
}

type State = CopyItem['state']

const states: Readonly<Record<State, { words: string; tone: StatusTone }>> = {
  new: { words: 'Chưa có ở đây', tone: 'ok' },
  changed: { words: 'Khác với ở đây', tone: 'warn' },
  unchanged: { words: 'Đã có, giống nhau', tone: 'neutral' },
  wrong: { words: 'Chưa lấy được', tone: 'bad' },
}
const order: readonly State[] = ['new', 'changed', 'wrong', 'unchanged']

/** What another company's catalogue has, to choose from: what is new or differs here. */
export function CopyItems({ items, value, onValueChange }: CopyItemsProps) {
  if (items.length === 0) return <EmptyState title="Danh mục của công ty này chưa có mục nào" />
  const inState = (state: State) => items.filter((item) => item.state === state)
  const choosable = [...inState('new'), ...inState('changed')]
  const choose = (state: State) => onValueChange(inState(state).map(({ key }) => key))
  return (
    <Stack>
      <Inline as="ul" gap="md">
        {order
          .filter((state) => inState(state).length > 0)
          .map((state) => (
            <li key={state}>
              <Status tone={states[state].tone}>{`${states[state].words}: ${inState(state).length}`}</Status>
            </li>
          ))}
      </Inline>
      {choosable.length === 0 && <Text as="p">Không có mục nào mới hoặc khác để lấy.</Text>}
      {choosable.length > 0 && (
        <>
          <Inline>
            <Button size="small" onClick={() => choose('new')}>
              Chỉ mục chưa có
            </Button>
            <Button size="small" onClick={() => onValueChange(choosable.map(({ key }) => key))}>
              Tất cả
            </Button>
            <Button size="small" onClick={() => onValueChange([])}>
              Bỏ chọn
            </Button>
          </Inline>
          <CheckboxGroup
            label="Mục lấy về"
            options={choosable.map((item) => ({
              value: item.key,
              label: item.key === item.name ? item.name : `${item.key} · ${item.name}`,
              description: told(item),
            }))}
            value={value}
            onValueChange={onValueChange}
          />
        </>
      )}
      {inState('wrong').map(({ key, name, errors }) => (
        <Text as="p" key={key} tone="bad">{`${name}: ${errors.join(' ')}`}</Text>
      ))}
    </Stack>
  )
}

function told({ state, changes }: CopyItem): string {
  if (state === 'new') return states.new.words
  const differences = changes.map(
    ({ title, before, after }) => `${title}: ${before ?? '–'} → ${after ?? '–'}`,
  )
  return differences.join('; ')
}
