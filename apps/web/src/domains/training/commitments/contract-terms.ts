/** What a contract of training must say besides the record of its course; each may be agreed in the company's own words. */
export const contractTerms = [
  {
    field: 'training_pay',
    input: 'long-text',
    hint: 'Như hai bên thỏa thuận, ví dụ: Hưởng nguyên lương theo hợp đồng lao động.',
  },
  {
    field: 'employer_duties',
    input: 'long-text',
    initial:
      'Bố trí thời gian và chi trả chi phí đào tạo; nhận người lao động trở lại làm việc sau khi kết thúc khóa.',
  },
  {
    field: 'employee_duties',
    input: 'long-text',
    initial: 'Tham gia đầy đủ, hoàn thành khóa đào tạo và làm việc đủ thời hạn cam kết.',
  },
] as const
