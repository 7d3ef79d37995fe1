import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { Course } from './use-course.ts'

type Counted = Pick<Course, 'costs' | 'max_people' | 'people_total' | 'joined_total'>

/**
 * What a course costs for each of its people, in whole đồng: what is planned over the people who are expected, what was paid
 * over those who joined; null where nobody is expected and nobody joined.
 */
export function costPerHead({
  costs,
  max_people,
  people_total,
  joined_total: joined,
}: Counted): string | null {
  const sum = (field: 'planned' | 'actual') => costs.reduce((total, cost) => total + (cost[field] ?? 0), 0)
  const expected = max_people ?? people_total
  const parts = [
    expected > 0 && `dự toán ${each(sum('planned'), expected)} (${formatNumber(expected)} người dự kiến)`,
    joined > 0 && `thực tế ${each(sum('actual'), joined)} (${formatNumber(joined)} người đã tham gia)`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : `Bình quân mỗi người: ${parts.join(', ')}.`
}

const each = (sum: number, people: number) => formatNumber(Math.round(sum / people))
