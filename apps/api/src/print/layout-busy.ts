import { ApiFailure } from '../contract/failure.ts'

/** Said where others are being laid out or filled: whoever has time tries again once there is a place. */
export class LayoutBusy extends ApiFailure {
  constructor() {
    super(503, 'Nhiều bản in đang được lập cùng lúc. Vui lòng thử lại sau ít giây.', { retryAfter: 3 })
  }
}
