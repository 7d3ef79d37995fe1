import type { TreeOption } from '../tree-option.ts'

/** Invented departments, four levels deep. */
export const departments: readonly TreeOption<number>[] = [
  {
    value: 1,
    label: 'Công ty Cổ phần Logistics Sông Mẫu',
    children: [
      { value: 2, label: 'Ban Tổng Giám đốc' },
      {
        value: 3,
        label: 'Khối Vận hành',
        children: [
          {
            value: 4,
            label: 'Phòng Kho vận',
            description: '38 người',
            children: [
              { value: 7, label: 'Tổ Nhập hàng' },
              { value: 8, label: 'Tổ Đóng gói' },
            ],
          },
          { value: 5, label: 'Phòng Đội xe', description: '61 người' },
          { value: 6, label: 'Phòng Điều độ (đã giải thể)', disabled: true },
        ],
      },
      {
        value: 9,
        label: 'Khối Văn phòng',
        children: [
          { value: 10, label: 'Phòng Hành chính Nhân sự', description: '12 người' },
          {
            value: 11,
            label:
              'Trung tâm Khai thác kho lạnh và Chuyển phát nhanh khu vực Đồng bằng sông Cửu Long, Chi nhánh Cần Thơ',
          },
        ],
      },
    ],
  },
]
