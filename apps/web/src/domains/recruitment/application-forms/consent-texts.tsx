import type { Data, Schemas } from '@nhansu/sdk/contract'
import {
  consentPurposeLabels,
  filledConsent,
  keepingWords,
  suggestedConsents,
} from '@nhansu/sdk/domains/application-form'
import { fieldFacts } from '@nhansu/sdk/field-facts/consent-texts'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation, query } from '#web/session/queries.ts'

type Shown = Data<'consentTexts.show'>
type Purpose = Schemas['ConsentPurpose']

// The keys of a table of labels are the contract's words.
const purposes = Object.keys(consentPurposeLabels) as Purpose[]

/** The texts that applicants agree to, each with its versions; a new one comes into force at once and for who applies from then on. */
export default function ConsentTexts({ canWrite, onClose }: { canWrite: boolean; onClose: () => void }) {
  const found = useQuery(query('consentTexts.show'))
  const [written, setWritten] = useState<Purpose>()
  if (written && found.data) {
    return <ConsentDialog purpose={written} shown={found.data} onClose={() => setWritten(undefined)} />
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="large">
        <DialogHeader
          title="Nội dung đồng ý"
          description="Người dự tuyển đồng ý từng mục riêng. Bản cũ được giữ nguyên cùng những người đã đồng ý với bản đó."
        />
        <DialogBody>
          {found.data ? (
            <Stack gap="xl">
              {purposes.map((purpose) => (
                <Versions
                  key={purpose}
                  purpose={purpose}
                  shown={found.data}
                  onWrite={canWrite ? () => setWritten(purpose) : undefined}
                />
              ))}
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

interface VersionsProps {
  purpose: Purpose
  shown: Shown
  onWrite: (() => void) | undefined
}

function Versions({ purpose, shown: { texts, keeping }, onWrite }: VersionsProps) {
  const [current, ...earlier] = texts.filter((text) => text.purpose === purpose)
  return (
    <Stack as="section" gap="sm">
      <Inline justify="between">
        <Heading level={2}>{consentPurposeLabels[purpose]}</Heading>
        {onWrite && (
          <Button icon={Pencil} onClick={onWrite}>
            {current ? 'Soạn bản mới' : 'Soạn nội dung'}
          </Button>
        )}
      </Inline>
      {current ? (
        <>
          <Text as="p">{filledConsent(current.content, keeping)}</Text>
          <Text tone="hint">{wordsOf(current)}</Text>
        </>
      ) : (
        <Text tone="soft">
          {purpose === 'processing'
            ? 'Chưa có nội dung, nên chưa đăng được đợt tuyển dụng nào lên cổng.'
            : 'Chưa có nội dung, nên biểu mẫu không hỏi mục này.'}
        </Text>
      )}
      {earlier.map((text) => (
        <Stack key={text.id} gap="xs">
          <Text tone="hint">{wordsOf(text)}</Text>
          <Text as="p" tone="soft">
            {filledConsent(text.content, keeping)}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}

/** 'Bản 2, ban hành 23/11/2026 bởi Lê Thị Hạnh, hỏi lại người đã đồng ý'. */
function wordsOf(text: Schemas['ConsentText']): string {
  const by = text.created_by_name === null ? '' : ` bởi ${text.created_by_name}`
  const anew = text.asks_anew ? ', hỏi lại người đã đồng ý' : ''
  return `Bản ${text.number}, ban hành ${formatDateTime(text.created_at)}${by}${anew}`
}

function ConsentDialog({ purpose, shown, onClose }: { purpose: Purpose; shown: Shown; onClose: () => void }) {
  const [storing] = useState(() => mutation('consentTexts.store'))
  const { mutateAsync: store } = useMutation(storing)
  const current = shown.texts.find((text) => text.purpose === purpose)
  const word = keepingWords[purpose]
  const fields = withFacts(fieldFacts, [
    {
      field: 'content',
      input: 'long-text',
      required: true,
      initial: current?.content ?? suggestedConsents[purpose],
      hint: `${word} là ${word === '{days}' ? 'số ngày' : 'số tháng'} lưu dữ liệu, lấy từ Thông số pháp luật.`,
    },
    ...(current
      ? [
          {
            field: 'asks_anew',
            input: 'switch',
            hint: 'Bật khi bản mới cho phép nhiều hơn bản trước.',
          } as const,
        ]
      : []),
  ] as const)
  return (
    <PartDialog
      title={consentPurposeLabels[purpose]}
      description="Có hiệu lực ngay khi lưu, với người nộp hồ sơ từ lúc đó."
      size="large"
      submitLabel="Ban hành"
      fields={fields}
      done="Đã ban hành nội dung đồng ý."
      about={consentPurposeLabels[purpose]}
      onClose={onClose}
      save={(values) =>
        store({
          body: {
            purpose,
            // The contract's rules have passed it.
            content: String(values['content']),
            asks_anew: values['asks_anew'] === true,
            after: current?.number ?? 0,
          },
        })
      }
    />
  )
}
