import { FilePenLine } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { FileActions } from '../file/actions.ts'
import type { FilePartProps } from '../file/employee-file.ts'

/** 'Đề nghị cập nhật', in one's own file alone. */
export function useAskAction({ own }: FilePartProps): FileActions {
  const navigate = useNavigate()
  const id = 'ask'
  if (!own) return { id, actions: [] }
  return {
    id,
    actions: [
      {
        id,
        label: 'Đề nghị cập nhật',
        icon: FilePenLine,
        tone: 'primary',
        onSelect: () => void navigate('/thong-tin-ca-nhan/de-nghi-cap-nhat'),
      },
    ],
  }
}
