import { useLabels } from './labels-provider.tsx'

/** Words of the chart of a tree. They come with the chart and not with the first page, unlike the other families. */
export const orgChartLabels = {
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  fit: 'Vừa khung',
  openAll: 'Mở mọi nhánh',
  closeAll: 'Thu gọn mọi nhánh',
  turn: 'Xoay sơ đồ',
  print: 'In sơ đồ',
  save: 'Lưu thành ảnh',
  failed: 'Không lưu được ảnh. Hãy thu gọn bớt nhánh rồi thử lại.',
  empty: 'Chưa có mục nào',
  hint: 'Kéo để di chuyển, lăn chuột hoặc chụm hai ngón để phóng to, thu nhỏ. Phím mũi tên đi giữa các ô, phím cách mở hoặc thu gọn nhánh.',
}

/** The words of the chart for this place. */
export function useOrgChartLabels(): typeof orgChartLabels {
  return { ...orgChartLabels, ...useLabels().orgChart }
}
