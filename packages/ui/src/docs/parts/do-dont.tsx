import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { verdicts } from '../docs.css.ts'

interface DoDontProps {
  /** What the pair is about. */
  title: string
  /** The example to follow. */
  good: ReactNode
  /** Why it is good, in one sentence. */
  because: string
  /** The example to avoid. */
  bad: ReactNode
  /** What is wrong with it, in one sentence. */
  instead: string
}

/** An example to follow beside one to avoid. */
export function DoDont({ title, good, because, bad, instead }: DoDontProps) {
  return (
    <Card title={title}>
      <Columns count={2}>
        <Verdict kind="good" why={because}>
          {good}
        </Verdict>
        <Verdict kind="bad" why={instead}>
          {bad}
        </Verdict>
      </Columns>
    </Card>
  )
}

const looks = {
  good: { icon: CircleCheck, word: 'Nên', tone: 'ok' },
  bad: { icon: CircleX, word: 'Không nên', tone: 'bad' },
} as const

function Verdict({ kind, why, children }: { kind: 'good' | 'bad'; why: string; children: ReactNode }) {
  const { icon, word, tone } = looks[kind]
  return (
    <div className={verdicts[kind]}>
      <Stack gap="md">
        {children}
        <Text as="p" size="label" tone={tone}>
          <Inline as="span" gap="xs" wrap={false} align="start">
            <Icon of={icon} />
            <span>
              <strong>{word}:</strong> {why}
            </span>
          </Inline>
        </Text>
      </Stack>
    </div>
  )
}
