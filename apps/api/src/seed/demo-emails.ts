import type { PoolClient } from 'pg'

/** What a company of the demo writes to candidates: name, kind, subject, body. */
const templates = [
  [
    'Thư mời phỏng vấn',
    'interview_invitation',
    '{{ten_cong_ty}} mời {{danh_xung}} {{ho_ten}} phỏng vấn vị trí {{vi_tri}}',
    `<p>Kính gửi {{danh_xung}} {{ho_ten}},</p>
<p>Cảm ơn {{danh_xung}} đã ứng tuyển vị trí <strong>{{vi_tri}}</strong>. Trân trọng mời {{danh_xung}} tham gia vòng {{vong_thi}}:</p>
<ul><li>Thời gian: {{thoi_gian}}</li><li>Địa điểm: {{dia_diem}}</li></ul>
<p>Vui lòng xác nhận trước {{han_phan_hoi}} với {{nguoi_lien_he}}, điện thoại {{so_dien_thoai}}.</p>`,
  ],
  [
    'Thư mời thi tuyển',
    'test_invitation',
    'Mời dự vòng {{vong_thi}} – {{dot_tuyen_dung}}',
    `<p>Kính gửi {{danh_xung}} {{ho_ten}},</p>
<p>Mời {{danh_xung}} dự vòng {{vong_thi}} vào {{thoi_gian}} tại {{dia_diem}}. Khi đi nhớ mang theo căn cước và bút.</p>`,
  ],
  [
    'Thư xác nhận nhận hồ sơ',
    'application_received',
    '{{ten_cong_ty}} đã nhận hồ sơ ứng tuyển vị trí {{vi_tri}}',
    `<p>Kính gửi {{danh_xung}} {{ho_ten}},</p>
<p>Chúng tôi đã nhận được hồ sơ của {{danh_xung}} cho vị trí {{vi_tri}} và sẽ trả lời sau khi xem xét.</p>`,
  ],
  [
    'Thư mời nhận việc',
    'job_offer',
    'Thư mời nhận việc – {{vi_tri}}',
    `<p>Kính gửi {{danh_xung}} {{ho_ten}},</p>
<p>Chúc mừng {{danh_xung}} đã trúng tuyển vị trí <strong>{{vi_tri}}</strong>. Mời {{danh_xung}} đến nhận việc vào {{thoi_gian}} tại {{dia_diem}}.</p>
<p>Vui lòng trả lời trước {{han_phan_hoi}}. Người liên hệ: {{nguoi_lien_he}}, điện thoại {{so_dien_thoai}}.</p>`,
  ],
  [
    'Thư cảm ơn ứng viên không đạt',
    'rejection',
    'Kết quả ứng tuyển vị trí {{vi_tri}}',
    `<p>Kính gửi {{danh_xung}} {{ho_ten}},</p>
<p>Cảm ơn {{danh_xung}} đã dành thời gian ứng tuyển vị trí {{vi_tri}}. Rất tiếc lần này chúng tôi chưa có cơ hội làm việc cùng {{danh_xung}}.</p>
<p>Chúc {{danh_xung}} sức khỏe và thành công.</p>`,
  ],
  [
    'Thư thông báo đổi lịch',
    'schedule_change',
    'Thay đổi lịch {{vong_thi}} vị trí {{vi_tri}}',
    `<p>Kính gửi {{danh_xung}} {{ho_ten}},</p>
<p>Lịch {{vong_thi}} được đổi sang {{thoi_gian}} tại {{dia_diem}}. Mong {{danh_xung}} thông cảm vì sự thay đổi này.</p>`,
  ],
  [
    'Thư hướng dẫn thủ tục nhận việc',
    'onboarding',
    'Hướng dẫn thủ tục nhận việc tại {{ten_cong_ty}}',
    `<p>Kính gửi {{danh_xung}} {{ho_ten}},</p>
<p>Để hoàn tất thủ tục nhận việc, vui lòng chuẩn bị:</p>
<ul><li>Sơ yếu lý lịch</li><li>Giấy khám sức khỏe trong 06 tháng gần nhất</li><li>Bản sao văn bằng, chứng chỉ</li></ul>
<p>Hẹn gặp {{danh_xung}} vào {{thoi_gian}} tại {{dia_diem}}.</p>`,
  ],
] as const

const signature = '<p>Trân trọng,<br>Bộ phận tuyển dụng {{ten_cong_ty}}</p>'

/**
 * Gives the company of the transaction its templates of letters to candidates, and a sending of the invitation to those
 * candidates of the demo who came to the interview.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoEmails(client: PoolClient, reference: string): Promise<void> {
  const company = `(select current_setting('app.company_id')::integer)`
  await client.query(
    `insert into emails (company_id, name, kind, subject, body, signature)
     select ${company}, name, kind, subject, body, $5
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as template (name, kind, subject, body)`,
    [...[0, 1, 2, 3].map((column) => templates.map((template) => template[column])), signature],
  )
  await client.query(
    `with receivers as (
       select c.company_id, c.id, c.full_name, a.gender, r.name as campaign, p.name as position, company.name as company
       from candidates c
       join companies company on company.id = c.company_id
       join applicants a on a.company_id = c.company_id and a.id = c.applicant_id and a.email is not null
       join recruitments r on r.company_id = c.company_id and r.id = c.recruitment_id
       join positions p on p.company_id = r.company_id and p.id = r.position_id
       where c.company_id = ${company} and c.state in ('confirmed', 'accepted')
     ), typed as (
       select jsonb_build_object('vong_thi', 'phỏng vấn', 'thoi_gian', '8 giờ 30 ngày ' || to_char($1::date - 9, 'DD/MM/YYYY'),
         'dia_diem', 'Phòng họp tầng 3', 'han_phan_hoi', to_char($1::date - 11, 'DD/MM/YYYY'),
         'nguoi_lien_he', 'Bộ phận tuyển dụng', 'so_dien_thoai', '0225 123 456') as words
     ), sending as (
       insert into email_sendings (company_id, email_id, name, subject, body, typed_values, total, created_at)
       select company_id, id, name, subject, body || signature, typed.words, (select count(*) from receivers),
         $1::date - 14 + time '09:15'
       from emails cross join typed
       where company_id = ${company} and kind = 'interview_invitation' and exists (select from receivers)
       returning company_id, id, typed_values
     )
     insert into email_recipients (company_id, sending_id, candidate_id, state, variables, sent_at)
     select sending.company_id, sending.id, receivers.id, 'sent', sending.typed_values || jsonb_build_object(
         'ho_ten', receivers.full_name, 'danh_xung', case receivers.gender when 'Nam' then 'Anh' when 'Nữ' then 'Chị'
           else 'Anh/Chị' end, 'vi_tri', receivers.position, 'dot_tuyen_dung', receivers.campaign,
         'ten_cong_ty', receivers.company), $1::date - 14 + time '09:16'
     from sending cross join receivers`,
    [reference],
  )
}
