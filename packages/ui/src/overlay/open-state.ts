/** The open state of anything that opens: kept by the caller (`open`) or by the part itself (`defaultOpen`). */
export interface OpenState {
  /** Open or closed, when the caller keeps it. */
  open?: boolean
  /** Open at the start, when the part keeps its state itself. Default: closed. */
  defaultOpen?: boolean
  /** Told of every wish to open or close; a caller that keeps `open` may refuse. */
  onOpenChange?: (open: boolean) => void
}
