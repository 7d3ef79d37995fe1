import type { AnyResource, AnyRow } from './define-resource.ts'

/** What a toast is about: 'Trình độ: Đại học'. */
export function calledIn({ label, nameOf }: Pick<AnyResource, 'label' | 'nameOf'>, row: AnyRow): string {
  return `${label.charAt(0).toLocaleUpperCase('vi')}${label.slice(1)}: ${nameOf(row)}`
}
