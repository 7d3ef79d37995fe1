import { useLabels } from './labels-provider.tsx'

/** Words of charts. They come with the first chart and not with the first page, unlike the other families. */
export const chartLabels = {
  menu: 'Tải và in biểu đồ',
  savePicture: 'Lưu thành ảnh PNG',
  print: 'In biểu đồ và bảng',
  copy: 'Chép bảng số liệu',
  copied: 'Đã chép bảng số liệu, dán được vào Excel.',
  saved: 'Đã lưu ảnh biểu đồ.',
  pictureFailed: 'Không lưu được ảnh. Hãy chọn ít dòng hơn rồi thử lại.',
  copyFailed: 'Trình duyệt không cho chép. Hãy mở bảng số liệu rồi chép bằng tay.',
  table: 'Bảng số liệu',
  empty: 'Không có số liệu để vẽ',
  loading: 'Đang tải biểu đồ',
  other: 'Khác',
  keys: 'Phím mũi tên đi giữa các phần, Enter mở danh sách, Esc ra khỏi biểu đồ.',
  /** The name of one mark: 'Nam, 25–29 tuổi: 412 người (12.5%)'. */
  mark: (where: string, value: string, share: string) => `${where}: ${value}${share && ` (${share})`}`,
  most: (where: string, value: string) => `Nhiều nhất: ${where} (${value})`,
  least: (where: string, value: string) => `ít nhất: ${where} (${value})`,
  equal: (value: string) => `Mọi dòng bằng nhau: ${value}`,
  total: (value: string) => `tổng: ${value}`,
  only: (where: string, value: string) => `${where}: ${value}.`,
  all: 'Tổng',
  drawnOf: (drawn: string, all: string) => `Hình vẽ ${drawn} dòng đầu; bảng số liệu có đủ ${all} dòng.`,
  fromTo: (first: string, last: string, up: string, down: string) =>
    `Từ ${first} đến ${last}: tăng ${up}, giảm ${down}.`,
  steps: { level: 'Đầu và cuối', up: 'Tăng', down: 'Giảm' },
  axisFrom: (floor: string) => `Trục bắt đầu từ ${floor}.`,
  against: (plan: string, value: string) => `${plan}: ${value}`,
}

/** The words of charts for this place. */
export function useChartLabels(): typeof chartLabels {
  return { ...chartLabels, ...useLabels().chart }
}
