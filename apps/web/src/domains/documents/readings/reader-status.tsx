import type { Schemas } from '@nhansu/sdk/contract'
import { readerStateLabels } from '@nhansu/sdk/domains/documents'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type ReaderState = Schemas['ReaderState']

const tones: Record<ReaderState, StatusTone> = { waiting: 'warn', again: 'warn', confirmed: 'ok' }

/** How far somebody is with a document that he is asked to read; red once the day has passed. */
export function ReaderStatus({ state, daysLeft }: { state: ReaderState; daysLeft: number }) {
  const isLate = state !== 'confirmed' && daysLeft < 0
  return <Status tone={isLate ? 'bad' : tones[state]}>{readerStateLabels[state]}</Status>
}

/** 'còn 3 ngày', 'hôm nay', 'quá hạn 2 ngày'. */
export function dueWords(daysLeft: number): string {
  if (daysLeft < 0) return `quá hạn ${-daysLeft} ngày`
  return daysLeft === 0 ? 'hôm nay' : `còn ${daysLeft} ngày`
}
