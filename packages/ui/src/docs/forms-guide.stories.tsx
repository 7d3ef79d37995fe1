import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DateField } from '#ui/date-field/date-field.tsx'
import { DescriptionList } from '#ui/description-list/description-list.tsx'
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx'
import { FormSection } from '#ui/form-section/form-section.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns, FullRow } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { prose } from './docs.css.ts'
import { code } from './guide.css.ts'
import { DoDont } from './parts/do-dont.tsx'

const meta = { title: 'Nền tảng/Hướng dẫn biểu mẫu', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const fields = [
  {
    term: 'TextField, TextArea',
    value: 'Một dòng hoặc nhiều dòng chữ; mã số, số điện thoại cũng là chữ. Giá trị: chuỗi.',
  },
  { term: 'NumberField', value: 'Số đếm, hệ số, phần trăm; nhận cả 1,500 lẫn 1.500. Giá trị: số hoặc null.' },
  { term: 'MoneyField', value: 'Số tiền, nhận 12,5 triệu và 500k. Giá trị: số đồng nguyên hoặc null.' },
  {
    term: 'DateField, DateRangeField',
    value: 'Gõ ngày/tháng/năm, dán, hoặc mở lịch. Giá trị: “yyyy-MM-dd” hoặc null.',
  },
  { term: 'TimeField', value: 'Gõ 7:30, 7h30 hoặc 0730. Giá trị: “HH:MM:SS” hoặc null.' },
  { term: 'RadioGroup', value: 'Một trong vài lựa chọn nên thấy cùng lúc, đến khoảng năm.' },
  { term: 'Select', value: 'Một trong một danh sách ngắn và cố định, đến khoảng mười lăm.' },
  { term: 'Combobox, MultiCombobox', value: 'Danh sách dài hoặc nằm ở máy chủ; tìm không cần dấu.' },
  { term: 'TreeSelect, TreeMultiSelect', value: 'Cây đơn vị ở mọi độ sâu.' },
  { term: 'Checkbox, CheckboxGroup', value: 'Có hoặc không, gửi cùng biểu mẫu.' },
  { term: 'Switch', value: 'Bật hoặc tắt, có hiệu lực ngay.' },
  { term: 'FileField', value: 'Tệp kéo thả hoặc chọn từ máy; nơi gọi gửi tệp và báo tiến độ.' },
]

export const Choosing: Story = {
  name: 'Chọn ô theo dữ liệu',
  render: () => (
    <Card title="Dữ liệu nào dùng ô nào">
      <DescriptionList layout="under" columns={2} items={fields} />
    </Card>
  ),
}

export const Anatomy: Story = {
  name: 'Một ô gồm những gì',
  render: () => (
    <Card title="Nhãn, ô, lỗi, gợi ý">
      <Stack>
        <Text as="p">
          <span className={prose}>
            Nhãn luôn hiện và đứng trên ô; chữ mờ trong ô không thay được nhãn. Gợi ý là một câu giúp trước
            khi nhập. Lỗi thay viền, có biểu tượng và đứng ngay dưới ô. Dấu (*) chỉ đi với ô bắt buộc. Ô chỉ
            đọc vẫn đọc và chép được; ô không bấm được thì không gửi đi.
          </span>
        </Text>
        <Columns count={2}>
          <TextField label="Mã số thuế" required hint="10, 12 hoặc 13 chữ số." />
          <TextField
            label="Mã số thuế"
            required
            defaultValue="001192004"
            error="Mã số thuế phải gồm 10, 12 hoặc 13 chữ số."
          />
          <TextField label="Mã nhân viên" readOnly defaultValue="SM001842" />
          <TextField label="Mã nhân viên" disabled defaultValue="SM001842" />
        </Columns>
      </Stack>
    </Card>
  ),
}

const sentences = [
  { title: 'Ô bắt buộc', bad: 'Trường này là bắt buộc', good: 'Vui lòng nhập Họ và tên.' },
  {
    title: 'Định dạng',
    bad: 'Định dạng không hợp lệ',
    good: 'Ngày chưa đúng. Hãy nhập ngày/tháng/năm, ví dụ 31/12/2026.',
  },
  { title: 'Giới hạn', bad: 'Giá trị vượt quá giới hạn', good: 'Hãy nhập số từ 0 đến 365.' },
  {
    title: 'Tệp',
    bad: 'Tệp không được chấp nhận',
    good: '“cv.exe” không đúng loại. Hãy chọn tệp PDF, DOCX.',
  },
]

export const Sentences: Story = {
  name: 'Lời báo lỗi: nên và không nên',
  render: () => (
    <Stack gap="xl">
      <Text as="p">
        <span className={prose}>
          Không trách khi người ta đang gõ: ô chỉ báo lỗi sau khi rời đi, và hết lỗi ngay khi đã đúng. Chữ đã
          gõ luôn được giữ lại để sửa.
        </span>
      </Text>
      {sentences.map(({ title, good, bad }) => (
        <DoDont
          key={title}
          title={title}
          good={<Text tone="bad">{good}</Text>}
          because="Nói phải làm gì, bằng lời của người điền."
          bad={<Text tone="bad">{bad}</Text>}
          instead="Chỉ nói sai, và nói bằng lời của máy."
        />
      ))}
    </Stack>
  ),
}

export const Layout: Story = {
  name: 'Bố cục',
  render: () => (
    <Card>
      <Stack gap="2xl">
        <FormSection title="Thông tin cá nhân" description="Ba cột khi đủ chỗ, một cột trên điện thoại.">
          <TextField label="Họ và tên" required />
          <DateField label="Ngày sinh" required />
          <Select
            label="Tình trạng hôn nhân"
            options={[
              { value: 'single', label: 'Độc thân' },
              { value: 'married', label: 'Đã kết hôn' },
            ]}
          />
        </FormSection>
        <FormSection title="Công việc" description="Điều liên quan đứng cạnh nhau; FullRow chiếm cả hàng.">
          <DateField label="Ngày vào làm" />
          <MoneyField label="Lương cơ bản" />
          <FullRow>
            <TextArea label="Ghi chú" />
          </FullRow>
        </FormSection>
      </Stack>
    </Card>
  ),
}

export const Sending: Story = {
  name: 'Gửi và sửa',
  render: () => (
    <Stack>
      <Text as="p">
        <span className={prose}>
          Nút Lưu luôn bấm được. Khi còn chỗ sai, bảng lỗi đứng trên biểu mẫu, nhận tiêu điểm và dẫn đến từng
          ô. Chữ mà ô không hiểu được sẽ giữ biểu mẫu lại, để không giá trị nào lặng lẽ mất đi. Rời trang khi
          chưa lưu thì ứng dụng hỏi trước.
        </span>
      </Text>
      <FormErrorSummary errors={[{ fieldId: 'guide-name', message: 'Vui lòng nhập Họ và tên.' }]} />
      <Card>
        <TextField id="guide-name" label="Họ và tên" required error="Vui lòng nhập Họ và tên." />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Vui lòng nhập Họ và tên.' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Họ và tên' })).toHaveFocus())
  },
}

const registered = `<TextField label="Họ và tên" required
  {...register('full_name')} error={errors.full_name?.message} />`

const controlled = `<Controller name="birthday" control={control} render={({ field, fieldState }) => (
  <DateField label="Ngày sinh" value={field.value} onValueChange={field.onChange}
    onBlur={field.onBlur} ref={field.ref} error={fieldState.error?.message} />
)} />`

const snippets = [
  { title: 'Ô thuần HTML nhận register', text: registered },
  { title: 'Ô có giá trị riêng đi với Controller', text: controlled },
]

export const InCode: Story = {
  name: 'Trong mã nguồn',
  render: () => (
    <Stack>
      <Text as="p">
        <span className={prose}>
          TextField, TextArea, PasswordField, Checkbox và Switch là ô thuần HTML nên nhận thẳng register. Các
          ô khác nói bằng value và onValueChange, hoặc tự giữ giá trị từ defaultValue và gửi giá trị trơn theo
          name.
        </span>
      </Text>
      {snippets.map(({ title, text }) => (
        <Card key={title} title={title}>
          <pre className={code}>
            <code>{text}</code>
          </pre>
        </Card>
      ))}
    </Stack>
  ),
}
