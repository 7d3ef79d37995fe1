import { Text } from '@nhansu/ui/text/text.tsx'

/** Why a form could not be saved, where no field is to blame; read out as soon as it appears. */
export function Problem({ children }: { children: string | undefined }) {
  return (
    children !== undefined && (
      <div role="alert">
        <Text tone="bad">{children}</Text>
      </div>
    )
  )
}
