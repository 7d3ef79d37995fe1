/**
 * What a taker is told before he begins: what is recorded, for what, and who sees it (Luật Bảo vệ dữ liệu cá nhân 2025).
 * The version that he accepted is kept with his attempt; another text is another version.
 */
export const notice = {
  version: 1,
  text: [
    'Trong lúc làm bài, hệ thống ghi lại: các câu trả lời và thời điểm lưu, số lần và tổng thời gian bạn rời trang làm bài.',
    'Dữ liệu này chỉ dùng để tổ chức thi và xem xét khi có sự cố. Chỉ cán bộ khảo thí được xem.',
    'Hệ thống không dùng camera, micro, không ghi màn hình, phím bấm hay bộ nhớ tạm. Không ai bị đánh trượt chỉ vì một con số.',
  ],
} as const
