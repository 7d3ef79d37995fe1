/** 'Xem theo' of the report of people: what its rows are. */
export const rowsOfPeopleLabels = {
  unit: 'Đơn vị',
  nature_of_work: 'Tính chất công việc',
  position_level: 'Cấp chức vụ',
} as const satisfies Record<string, string>

/** 'Xem theo' of the report of contracts. */
export const rowsOfContractsLabels = {
  type: 'Loại hợp đồng',
  month: 'Tháng hết hạn',
} as const satisfies Record<string, string>

/** Which names of places a report of addresses goes by: those since 01/07/2025, or those before. */
export const addressSchemeLabels = {
  new: 'Địa giới hiện nay',
  old: 'Địa giới trước 01/07/2025',
} as const satisfies Record<string, string>

/** The months of job changes, by which figures of flow go, at most so many at once. */
export const mostMonths = 24
