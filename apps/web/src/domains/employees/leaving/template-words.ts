import { leaverTaskDoerLabels } from '@nhansu/sdk/domains/leaving'
import type { Input } from '@nhansu/sdk/contract'

/** One task of the template, as it is read and as it is sent. */
export type TemplateItem = Input<'leaverTemplate.update'>['body']['items'][number]

/** The form of the template. */
export interface TemplateValues {
  items: TemplateItem[]
}

/** True where the law says how many days there are. */
export function isByLaw(rule: TemplateItem['due_rule']): boolean {
  return rule === 'settlement_days' || rule === 'settlement_days_most'
}

/** 'Trưởng đơn vị, trước ngày làm việc cuối cùng 3 ngày làm việc'. */
export function wordsOfItem({ doer, due_rule: rule, due_days: days }: TemplateItem): string {
  return `${leaverTaskDoerLabels[doer]}, ${dueWords(rule, days)}`
}

function dueWords(rule: TemplateItem['due_rule'], days: number | null): string {
  if (rule === 'settlement_days') return 'theo thời hạn của khoản 1 Điều 48 BLLĐ'
  if (rule === 'settlement_days_most') return 'theo thời hạn đặc biệt của khoản 1 Điều 48 BLLĐ'
  if (days === null || days === 0) return 'trong ngày làm việc cuối cùng'
  const count = `${Math.abs(days)} ${rule === 'working_days' ? 'ngày làm việc' : 'ngày'}`
  return days < 0 ? `trước ngày làm việc cuối cùng ${count}` : `sau ngày làm việc cuối cùng ${count}`
}
