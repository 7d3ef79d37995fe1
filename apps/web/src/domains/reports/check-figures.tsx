import type { Input, Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { differingFigures } from './differing-figures.ts'

interface CheckFiguresProps {
  statistics: Schemas['Statistics']
  asked: Omit<Input<'statistics.check'>['body'], 'report'>
}

/** Holds every figure on the screen against the list behind it, and says what came of it. */
export function CheckFigures({ statistics, asked }: CheckFiguresProps) {
  const check = useMutation({
    mutationFn: async () => {
      const { lists } = await client.call('statistics.check', {
        body: { ...asked, report: statistics.report },
      })
      return differingFigures(statistics, lists)
    },
  })
  return (
    <Inline gap="md">
      <Button icon={ListChecks} loading={check.isPending} onClick={() => check.mutate()}>
        Kiểm tra số liệu
      </Button>
      <output>
        {check.data && <Result {...check.data} />}
        {check.error && <Text tone="bad">{errorText(check.error)}</Text>}
      </output>
    </Inline>
  )
}

function Result({ compared, differing, unnamed }: ReturnType<typeof differingFigures>) {
  const rest =
    unnamed === 0
      ? ''
      : ` Có danh sách tính cả người nay thuộc đơn vị khác mà bạn không mở được hồ sơ, nhiều nhất ${unnamed} dòng; những người này không hiện tên.`
  if (differing.length === 0)
    return <Text>{`Đã đối chiếu ${compared} số liệu với danh sách: tất cả đều khớp.${rest}`}</Text>
  const first = differing
    .slice(0, 3)
    .map(({ name, shown, people }) => `${name} ghi ${shown}, danh sách có ${people}`)
    .join('; ')
  return (
    <Text tone="bad">
      {`${differing.length} trong ${compared} số liệu không khớp với danh sách (${first}). Dữ liệu có thể vừa thay đổi: hãy tải lại trang.`}
    </Text>
  )
}
