/** Trình độ, the specification's 13 levels from the lowest to the highest; the label is the key. */
export const educationLevelsUpwards = [
  'Tiểu học',
  'THCS',
  'THPT',
  'Nghề',
  'Sơ cấp nghề',
  'Trung cấp nghề',
  'Trung học chuyên nghiệp',
  'Trung cấp chuyên nghiệp',
  'Trung cấp',
  'Cao đẳng nghề',
  'Cao đẳng',
  'Đại học',
  'Cao học',
] as const
