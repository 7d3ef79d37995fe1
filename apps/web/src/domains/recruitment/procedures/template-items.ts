import type { Input } from '@nhansu/sdk/contract'

type Body = Input<'procedureTemplates.update'>['body']

/** One item of a template, as it is read and as it is sent. */
export type TemplateItem = Body['items'][number]

/** A nature of work, or none for the template of all others. */
export type Nature = Body['nature_of_work']

/** The form of a template. */
export interface TemplateValues {
  items: TemplateItem[]
}

/** 'trước ngày nhận việc 3 ngày', from a number of days after the first day at work. */
export function dueWords(days: number): string {
  if (days === 0) return 'trong ngày nhận việc'
  return days < 0 ? `trước ngày nhận việc ${-days} ngày` : `sau ngày nhận việc ${days} ngày`
}
