/** One unit put right: its code, what it is called now, and what says so. */
export type Correction = readonly [code: string, fullName: string, legalBasis: string]

/** The list of mid-2025 has these provinces as they were before they became cities. */
export const newProvinceNames: readonly Correction[] = [
  ['22', 'Thành phố Quảng Ninh', '36/2026/QH16'],
  ['24', 'Thành phố Bắc Ninh', '39/2026/QH16'],
  ['75', 'Thành phố Đồng Nai', '30/2026/QH16'],
]

/** Communes that became wards of those cities. */
export const communeNames: readonly Correction[] = [
  ['25270', 'Phường Lộc Ninh', '237/NQ-UBTVQH16'],
  ['25357', 'Phường Tân Khai', '237/NQ-UBTVQH16'],
  ['25363', 'Phường Đồng Phú', '237/NQ-UBTVQH16'],
  ['26116', 'Phường Tân Phú', '237/NQ-UBTVQH16'],
  ['26170', 'Phường Trị An', '237/NQ-UBTVQH16'],
  ['26248', 'Phường Trảng Bom', '237/NQ-UBTVQH16'],
  ['26326', 'Phường Dầu Giây', '237/NQ-UBTVQH16'],
  ['26368', 'Phường Long Thành', '237/NQ-UBTVQH16'],
  ['26425', 'Phường Xuân Lộc', '237/NQ-UBTVQH16'],
  ['26485', 'Phường Nhơn Trạch', '237/NQ-UBTVQH16'],
  ['07294', 'Phường Bố Hạ', '388/NQ-UBTVQH16'],
  ['07375', 'Phường Lạng Giang', '388/NQ-UBTVQH16'],
  ['07399', 'Phường Kép', '388/NQ-UBTVQH16'],
  ['07444', 'Phường Lục Nam', '388/NQ-UBTVQH16'],
  ['07840', 'Phường Hiệp Hòa', '388/NQ-UBTVQH16'],
  ['09193', 'Phường Yên Phong', '388/NQ-UBTVQH16'],
  ['09292', 'Phường Phù Lãng', '388/NQ-UBTVQH16'],
  ['09313', 'Phường Chi Lăng', '388/NQ-UBTVQH16'],
  ['09319', 'Phường Tiên Du', '388/NQ-UBTVQH16'],
  ['09454', 'Phường Gia Bình', '388/NQ-UBTVQH16'],
  ['09475', 'Phường Nhân Thắng', '388/NQ-UBTVQH16'],
  ['09496', 'Phường Lương Tài', '388/NQ-UBTVQH16'],
]

/** Codes that the list gets wrong: Ia Mơ kept the code of the ward that it was (1664/NQ-UBTVQH15). */
export const communeCodes: Readonly<Record<string, string>> = { '23737': '23938' }

/** Old units as they stood in the last months of the old scheme, which the list of districts does not have yet. */
export const provinceNames: readonly Correction[] = [['46', 'Thành phố Huế', '175/2024/QH15']]

export const districtNames: readonly Correction[] = [
  ['123', 'Thị xã Mộc Châu', '1280/NQ-UBTVQH15'],
  ['602', 'Huyện Phú Quý', '19/2025/QĐ-TTg'],
  ['754', 'Thành phố Phú Mỹ', '1365/NQ-UBTVQH15'],
]

export const wardNames: readonly Correction[] = [
  ['13369', 'Phường Tiên Sơn', '19/2025/QĐ-TTg'],
  ['22267', 'Phường Hòa Tân Đông', '19/2025/QĐ-TTg'],
  ['31843', 'Thị trấn Ngan Dừa', '19/2025/QĐ-TTg'],
]

/** Pairs of old ward and commune that the list has the wrong way round (1654/NQ-UBTVQH15). */
export const wrongSuccessors: ReadonlySet<string> = new Set(['30901>30910', '30913>30886'])

/** A ward that the list forgets: it became the commune of the same name and code (1664/NQ-UBTVQH15). */
export const forgottenWard = '23938'
