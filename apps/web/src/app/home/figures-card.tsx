import type { Schemas } from '@nhansu/sdk/contract'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { figureLine, lateFigure } from './home.css.ts'

interface FiguresCardProps {
  content: Schemas['HomeFigures']
  title: string
  /** The screen that the card is about; empty where there is none. */
  link: string
}

/** A card of figures, each of which opens its list, and of the first of what it is about by name. */
export function FiguresCard({ content: { figures, lines }, title, link }: FiguresCardProps) {
  return (
    <Card title={title} actions={link !== '' && <Link href={link}>Xem danh sách</Link>}>
      <Stack gap="md">
        {figures.length > 0 && (
          <Stack as="ul" gap="xs">
            {figures.map((figure) => (
              <li key={figure.link}>
                <Figure {...figure} />
              </li>
            ))}
          </Stack>
        )}
        {lines.length > 0 && (
          <Stack as="ul" gap="sm">
            {lines.map(({ text, note, link: address }, index) => (
              // Two lines may say the same of the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <Inline gap="md" justify="between">
                  {address === null ? (
                    <Text>{text}</Text>
                  ) : (
                    <Link tone="quiet" href={address}>
                      {text}
                    </Link>
                  )}
                  <Text tone="soft">{note}</Text>
                </Inline>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

/** The whole line is the link, so that a finger finds it. */
function Figure({ label, total, link, is_late: isLate }: Schemas['HomeFigure']) {
  return (
    <Link tone="quiet" href={link}>
      <span className={figureLine}>
        {label} <span className={isLate && total > 0 ? lateFigure : undefined}>{formatNumber(total)}</span>
      </span>
    </Link>
  )
}
