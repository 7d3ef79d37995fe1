import {
  ChartColumn,
  ClipboardCheck,
  FileSignature,
  Files,
  FolderTree,
  GraduationCap,
  MessageSquareText,
  ShieldCheck,
  Timer,
  UserPlus,
  Users,
} from 'lucide-react'
import { CountBadge } from '#ui/badge/count-badge.tsx'
import { SidebarGroup } from '../sidebar-group.tsx'
import { SidebarItem } from '../sidebar-item.tsx'

const link = (label: string, href: string) => <SidebarItem href={href}>{label}</SidebarItem>

/** A menu as the product has it, for stories. */
export const sampleMenu = (
  <>
    <SidebarGroup icon={FolderTree} label="Danh mục">
      {link('Đơn vị', '#don-vi')}
      {link('Chức vụ', '#chuc-vu')}
      {link('Trình độ', '#trinh-do')}
    </SidebarGroup>
    <SidebarItem icon={Users} href="#nhan-vien" current>
      Nhân viên
    </SidebarItem>
    <SidebarItem
      icon={FileSignature}
      href="#hop-dong"
      badge={<CountBadge value={18} label="hợp đồng sắp hết hạn" tone="warn" />}
    >
      Hợp đồng
    </SidebarItem>
    <SidebarItem icon={Files} href="#tai-lieu">
      Tài liệu
    </SidebarItem>
    <SidebarGroup icon={UserPlus} label="Tuyển dụng" defaultOpen>
      {link('Đợt tuyển dụng', '#dot-tuyen-dung')}
      {link('Nguồn dự trữ', '#nguon-du-tru')}
      {link('Mẫu email', '#mau-email')}
      {link('Báo cáo', '#bao-cao')}
    </SidebarGroup>
    <SidebarGroup icon={GraduationCap} label="Đào tạo">
      {link('Khóa đào tạo', '#khoa-dao-tao')}
    </SidebarGroup>
    <SidebarItem icon={ClipboardCheck} href="#kiem-tra">
      Kiểm tra định kỳ
    </SidebarItem>
    <SidebarGroup icon={Timer} label="Kỳ thi">
      {link('Danh sách', '#ky-thi')}
    </SidebarGroup>
    <SidebarGroup icon={ShieldCheck} label="Phân quyền">
      {link('Người dùng', '#nguoi-dung')}
    </SidebarGroup>
    <SidebarGroup icon={ChartColumn} label="Báo cáo">
      {link('Thống kê', '#thong-ke')}
    </SidebarGroup>
    <SidebarItem
      icon={MessageSquareText}
      href="#yeu-cau"
      badge={<CountBadge value={5} label="yêu cầu chờ duyệt" tone="warn" />}
    >
      Yêu cầu
    </SidebarItem>
  </>
)
