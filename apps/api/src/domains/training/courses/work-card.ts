import { filteredFigures, oneOf } from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { todayOf } from '../../employees/public.ts'
import { visibleCourses } from './visible-courses.ts'
import { visiblePlans } from '../plans/visible-plans.ts'

const courses = '/dao-tao/khoa-dao-tao'
const plans = '/dao-tao/ke-hoach'

/** Courses that take people in, go on or should be over, and plans that wait for approval. */
export const trainingWorkCard = defineHomeCard({
  key: 'training_work',
  title: 'Đào tạo',
  permission: 'training_access',
  link: courses,
  emptyText: 'Không có khóa đào tạo nào đang mở hoặc đang diễn ra.',
  read: async (context) => {
    const today = await todayOf(context)
    return figuresOrNothing([
      ...(await filteredFigures(
        context,
        {
          operation: 'trainings.list',
          path: courses,
          parts: () => ({
            source: { table: 'trainings', defaultSort: '-start_date,-created_at' },
            visible: visibleCourses,
          }),
        },
        [
          {
            label: 'Đã hết ngày học, chưa kết thúc khóa',
            filter: { status: oneOf('running'), end_date: { operator: 'lte', value: dayBefore(today) } },
            isLate: true,
          },
          { label: 'Đang mở đăng ký', filter: { status: oneOf('open') } },
          { label: 'Đang diễn ra', filter: { status: oneOf('running') } },
        ],
      )),
      ...(await filteredFigures(
        context,
        {
          operation: 'trainingPlans.list',
          path: plans,
          parts: () => ({
            source: { table: 'training_plans', defaultSort: '-year,-created_at' },
            visible: visiblePlans,
          }),
        },
        [{ label: 'Kế hoạch đào tạo chờ duyệt', filter: { status: oneOf('waiting') } }],
      )),
    ])
  },
})

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}
