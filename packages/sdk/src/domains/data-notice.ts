/**
 * The notice on personal data that the product comes with; each company makes it its own before it is issued.
 * @see Luật 91/2025/QH15, Điều 25: employees know what is processed and that technical means are used to watch
 */
export const suggestedDataNotice = `1. Dữ liệu được xử lý. Công ty lưu và sử dụng thông tin nhận dạng, liên hệ, gia đình và người phụ thuộc, trình độ, quá trình công tác, hợp đồng, quyết định, lương, bảo hiểm, thuế, tài khoản ngân hàng, sức khỏe, đào tạo và kết quả kiểm tra của bạn.

2. Mục đích. Tuyển dụng, ký kết và thực hiện hợp đồng lao động, trả lương, đóng bảo hiểm và thuế, đào tạo, an toàn lao động, báo cáo cơ quan nhà nước và các nghĩa vụ khác theo pháp luật về lao động.

3. Ai được xem. Người làm công tác nhân sự, người quản lý của bạn và người được phân quyền, mỗi người trong phạm vi công việc của mình. Dữ liệu nhạy cảm như giấy tờ định danh, tài khoản ngân hàng, lương và sức khỏe chỉ người có quyền riêng mới xem được.

4. Giám sát kỹ thuật. Hệ thống tự động ghi nhật ký thao tác của mọi tài khoản: đăng nhập, xem, tải, xuất, in và thay đổi dữ liệu, cùng thời điểm. Khi làm bài thi trên hệ thống, thời điểm bắt đầu, nộp bài và việc rời khỏi trang làm bài cũng được ghi lại. Nhật ký dùng để bảo vệ dữ liệu và giải quyết khiếu nại, không dùng để theo dõi đời tư.

5. Thời gian lưu. Trong thời gian làm việc và sau khi nghỉ việc theo thời hạn pháp luật quy định hoặc hai bên thỏa thuận; hết thời hạn, dữ liệu được xóa.

6. Quyền của bạn. Bạn được biết, xem, nhận bản sao, chỉnh sửa, yêu cầu xóa dữ liệu, rút lại sự đồng ý, hạn chế hoặc phản đối việc xử lý. Gửi yêu cầu và xem ai đã xem hồ sơ của mình tại Thông tin cá nhân, thẻ Dữ liệu cá nhân.

7. Liên hệ. Bộ phận nhân sự của công ty tiếp nhận và trả lời yêu cầu trong thời hạn luật định.`
