import { CheckboxGroup } from '@nhansu/ui/checkbox-group/checkbox-group.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import type { ReactNode } from 'react'
import { content } from './player.css.ts'
import { type AskedQuestion, gapsOf, letters, withPart } from './question-values.ts'

interface QuestionViewProps {
  question: AskedQuestion
  /** Between the words and what can be answered: pictures that have been fetched stay there from question to question. */
  pictures: ReactNode
  value: readonly string[]
  /** Nothing can be answered any more. */
  readOnly: boolean
  onAnswer: (value: readonly string[], pace: 'choice' | 'text') => void
  /** Focus has left what is written. */
  onLeave: () => void
}

/** A question with what can be answered to it. */
export function QuestionView(props: QuestionViewProps) {
  return (
    <Stack>
      <div className={content}>{props.question.content}</div>
      {props.pictures}
      <AnswerFields key={props.question.slot} {...props} />
    </Stack>
  )
}

function AnswerFields({ question, value, readOnly, onAnswer, onLeave }: Omit<QuestionViewProps, 'pictures'>) {
  const { kind, options } = question
  const choices = options.map((text, at) => ({
    value: letters[at] ?? '',
    label: `${letters[at] ?? ''}. ${text}`,
  }))
  if (kind === 'single' || kind === 'true_false')
    return (
      <RadioGroup
        label="Chọn một đáp án"
        options={choices}
        value={value[0] ?? null}
        readOnly={readOnly}
        onValueChange={(letter) => onAnswer([letter], 'choice')}
      />
    )
  if (kind === 'multiple')
    return (
      <CheckboxGroup
        label="Chọn mọi đáp án đúng"
        options={choices}
        value={value}
        readOnly={readOnly}
        onValueChange={(chosen) => onAnswer(chosen, 'choice')}
      />
    )
  if (kind === 'statements')
    return options.map((text, at) => (
      <RadioGroup
        // The statements of a paper stay in their places.
        key={`${at + 1}`}
        label={`${at + 1}. ${text}`}
        layout="row"
        options={[
          { value: 'A', label: 'Đúng' },
          { value: 'B', label: 'Sai' },
        ]}
        value={value[at] || null}
        readOnly={readOnly}
        onValueChange={(chosen) => onAnswer(withPart(value, options.length, at, chosen), 'choice')}
      />
    ))
  if (kind === 'essay')
    return (
      <TextArea
        label="Trả lời"
        rows={8}
        maxLength={10_000}
        value={value[0] ?? ''}
        readOnly={readOnly}
        onValueChange={(text) => onAnswer([text], 'text')}
        onBlur={onLeave}
      />
    )
  const gaps = gapsOf(question)
  return Array.from({ length: gaps }, (_, at) => (
    <TextField
      key={`${at + 1}`}
      label={gaps === 1 ? 'Trả lời' : `Chỗ trống ${at + 1}`}
      autoComplete="off"
      maxLength={500}
      value={value[at] ?? ''}
      readOnly={readOnly}
      onValueChange={(text: string) => onAnswer(withPart(value, gaps, at, text), 'text')}
      onBlur={onLeave}
    />
  ))
}
