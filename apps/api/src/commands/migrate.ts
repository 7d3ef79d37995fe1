import { runCommand } from '../start/command.ts'

await runCommand('migrate', async ({ applied }) => {
  console.log(
    applied.length > 0 ? `Đã chạy ${applied.join(', ')}.` : 'Cơ sở dữ liệu đã ở phiên bản mới nhất.',
  )
})
