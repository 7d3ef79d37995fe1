import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { fieldFacts } from '@nhansu/sdk/field-facts/request-change-infos'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { query } from '#web/session/queries.ts'
import { AskedPictures } from './asked-pictures.tsx'
import { Evidence } from './evidence.tsx'
import { RequestItems } from './request-items.tsx'
import { RequestState } from './request-state.tsx'
import { type Request, useReview } from './use-review.ts'

const { titles } = fieldFacts

/** One request: what is asked, with the old value beside the new one, its evidence, and the reviewer's verdicts. */
export default function RequestDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const asked = useQuery({ ...query('requestChangeInfos.show', { path: { id } }), staleTime: 0 })
  const request = asked.data?.request
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title={request ? `Yêu cầu của ${request.full_name}` : 'Yêu cầu'}
          description={request && [request.nhansu_id, request.department_name].filter(Boolean).join(' · ')}
        />
        {request ? (
          <OpenRequest key={request.version} request={request} onClose={onClose} />
        ) : (
          <DialogBody>
            <Loaded query={asked}>{() => null}</Loaded>
          </DialogBody>
        )}
      </DrawerContent>
    </Dialog>
  )
}

function OpenRequest({ request, onClose }: { request: Request; onClose: () => void }) {
  const review = useReview(request)
  return (
    <>
      <DialogBody>
        <Stack gap="lg">
          <Inline gap="sm">
            <RequestState state={request.state} />
          </Inline>
          <DescriptionList items={factsOf(request)} columns={2} layout="under" />
          <Problem>{review.problem}</Problem>
          <Stack gap="sm">
            <Heading level={3}>Thông tin thay đổi</Heading>
            <RequestItems request={request} review={review} />
            {request.picture && <AskedPictures request={request} />}
          </Stack>
          {request.touches.length > 0 && (
            <Stack gap="sm">
              <Heading level={3}>Việc liên quan</Heading>
              <Stack as="ul" gap="xs">
                {request.touches.map(({ text, link }) => (
                  <li key={text}>
                    <Link href={link}>{text}</Link>
                  </li>
                ))}
              </Stack>
            </Stack>
          )}
          {request.files.length > 0 && (
            <Stack gap="sm">
              <Heading level={3}>Minh chứng</Heading>
              <Evidence request={request} />
            </Stack>
          )}
          {request.state === 'waiting' && request.is_mine && (
            <Text tone="soft">Yêu cầu này do người khác duyệt.</Text>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Đóng</Button>
        {request.can_cancel && (
          <Button tone="danger" loading={review.busy === 'cancel'} onClick={() => void review.cancel()}>
            Hủy yêu cầu
          </Button>
        )}
        {review.mayReview && (
          <Button tone="primary" loading={review.busy === 'send'} onClick={() => void review.send()}>
            Lưu kết quả duyệt
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

function factsOf(request: Request) {
  return [
    { term: titles.created_at, value: formatMinute(request.created_at) },
    { term: titles.created_by_name, value: request.created_by_name },
    { term: titles.effective_date, value: formatDate(request.effective_date) || 'Ngay khi duyệt' },
    { term: titles.note, value: request.note },
    ...(request.reviewed_at === null
      ? []
      : [
          { term: titles.reviewed_by_name, value: request.reviewed_by_name },
          { term: titles.reviewed_at, value: formatMinute(request.reviewed_at) },
        ]),
  ]
}
