import { MenuSeparator } from '@nhansu/ui/dropdown-menu/menu-group.tsx'
import { MenuItem, MenuLink } from '@nhansu/ui/dropdown-menu/menu-item.tsx'
import {
  BookOpen,
  Building2,
  ClipboardPen,
  FileCheck,
  GraduationCap,
  Inbox,
  KeyRound,
  LogOut,
  MessagesSquare,
  PenLine,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { leave } from '#web/session/leave.ts'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { useOwnRecord } from './use-own-record.ts'
import { ViewMenu } from './view-menu.tsx'

/** His record, his requests, his account, how the app looks, the way out. */
export function OwnMenuItems() {
  const own = useOwnRecord().data?.employee
  const mayLeave = useLeaveQuestion()
  const maySetUp = usePermission('permission_edit')
  const mayHaveTokens = usePermission('api_token_edit')
  const mayGrant = usePermission('permission_access')
  const signOut = async () => {
    if (await mayLeave()) await leave()
  }
  return (
    <>
      {own && (
        <MenuLink icon={UserRound} href={`/nhan-vien/${own.id}/chi-tiet?query=my-profile`}>
          Hồ sơ của tôi
        </MenuLink>
      )}
      <MenuLink icon={Inbox} href="/yeu-cau-cua-toi">
        Yêu cầu của tôi
      </MenuLink>
      <MenuLink icon={MessagesSquare} href="/phong-van-cua-toi">
        Phỏng vấn của tôi
      </MenuLink>
      <MenuLink icon={GraduationCap} href="/dao-tao-cua-toi">
        Đào tạo của tôi
      </MenuLink>
      <MenuLink icon={FileCheck} href="/tai-lieu-cua-toi">
        Tài liệu của tôi
      </MenuLink>
      <MenuLink icon={PenLine} href="/bai-thi-cua-toi">
        Bài thi của tôi
      </MenuLink>
      <MenuLink icon={ClipboardPen} href="/cham-bai-cua-toi">
        Chấm bài của tôi
      </MenuLink>
      <MenuLink icon={KeyRound} href="/tai-khoan">
        Tài khoản của tôi
      </MenuLink>
      {maySetUp && (
        <MenuLink icon={Building2} href="/thong-tin-cong-ty">
          Thông tin công ty
        </MenuLink>
      )}
      {mayGrant && (
        <MenuLink icon={ShieldCheck} href="/phan-quyen/nguoi-dung">
          Phân quyền
        </MenuLink>
      )}
      {mayHaveTokens && (
        <MenuLink icon={BookOpen} href="/docs" target="_blank">
          Tài liệu API
        </MenuLink>
      )}
      <MenuSeparator />
      <ViewMenu />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        Đăng xuất
      </MenuItem>
    </>
  )
}
