import type { LawConstant } from './constants.ts'

const area = 'Tuổi và giấy tờ của người lao động'
const labourCode = (article: string) => `${article} Bộ luật Lao động 2019 (45/2019/QH14)`
const licenceLaw = 'Điều 57 Luật Trật tự, an toàn giao thông đường bộ 2024 (36/2024/QH15)'
const youthUnion = 'Điều 1 Điều lệ Đoàn TNCS Hồ Chí Minh'

/** A card is valid until the holder's birthday at each of these ages. */
function renewalOfCard(months: number, label: string): LawConstant {
  return {
    area,
    label,
    unit: 'month',
    values: [
      ['2016-01-01', months, 'Điều 21 Luật Căn cước công dân 2014 (59/2014/QH13)'],
      ['2024-07-01', months, 'Điều 21 Luật Căn cước 2023 (26/2023/QH15)'],
    ],
  }
}

/** The numbers by which the papers in an employee's file are judged. */
export const fileConstants = {
  working_age: {
    area,
    label: 'Tuổi lao động tối thiểu',
    unit: 'month',
    values: [
      ['1995-01-01', 180, 'Điều 6 Bộ luật Lao động 1994'],
      ['2021-01-01', 180, labourCode('Khoản 1 Điều 3')],
    ],
  },
  full_working_age: {
    area,
    label: 'Tuổi mà trước đó là lao động chưa thành niên',
    unit: 'month',
    values: [['2021-01-01', 216, labourCode('Khoản 1 Điều 143')]],
  },
  oldest_age: {
    area,
    label: 'Tuổi cao nhất được tiếp nhận',
    unit: 'month',
    values: [['2021-01-01', 960, 'Quy định nội bộ của tập đoàn']],
  },
  id_card_first_renewal: renewalOfCard(300, 'Tuổi đổi thẻ căn cước lần thứ nhất'),
  id_card_second_renewal: renewalOfCard(480, 'Tuổi đổi thẻ căn cước lần thứ hai'),
  id_card_last_renewal: renewalOfCard(720, 'Tuổi đổi thẻ căn cước lần cuối, sau đó không thời hạn'),
  licence_months_lower: {
    area,
    label: 'Thời hạn giấy phép lái xe hạng B, C1',
    unit: 'month',
    values: [['2021-01-01', 120, licenceLaw]],
  },
  licence_months_higher: {
    area,
    label: 'Thời hạn giấy phép lái xe hạng C trở lên',
    unit: 'month',
    values: [['2021-01-01', 60, licenceLaw]],
  },
  party_probation_months: {
    area,
    label: 'Thời gian dự bị của đảng viên',
    unit: 'month',
    values: [['2011-01-19', 12, 'Khoản 1 Điều 5 Điều lệ Đảng Cộng sản Việt Nam']],
  },
  youth_union_from: {
    area,
    label: 'Tuổi thấp nhất kết nạp vào Đoàn',
    unit: 'month',
    values: [['2012-12-13', 192, youthUnion]],
  },
  youth_union_to: {
    area,
    label: 'Tuổi cao nhất kết nạp vào Đoàn',
    unit: 'month',
    values: [['2012-12-13', 360, youthUnion]],
  },
} as const satisfies Record<string, LawConstant>
