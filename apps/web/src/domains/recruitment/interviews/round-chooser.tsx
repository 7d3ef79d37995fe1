import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { ReferencePicker } from '#web/kit/references/reference-picker.tsx'
import { useSearch } from '#web/kit/screen/use-address.ts'
import { query } from '#web/session/queries.ts'

/** The campaign and the round that a screen is about, as its address says. */
export interface ChosenRound {
  campaignId: number | null
  roundId: number | null
}

/** The round in the address; a campaign of one round needs no choice. */
export function useChosenRound() {
  const [search, setSearch] = useSearch()
  const campaignId = numberIn(search, 'recruitment_id')
  const campaign = useQuery({
    ...query('recruitments.show', { path: { id: campaignId ?? 0 }, query: { include: ['rounds'] } }),
    enabled: campaignId !== null,
  })
  const rounds = campaign.data?.recruitment.rounds ?? []
  const roundId = numberIn(search, 'round_id') ?? rounds[0]?.id ?? null
  const choose = (chosen: Partial<ChosenRound>) =>
    setSearch((next) => {
      if (chosen.campaignId !== undefined) {
        set(next, 'recruitment_id', chosen.campaignId)
        next.delete('round_id')
      }
      if (chosen.roundId !== undefined) set(next, 'round_id', chosen.roundId)
      return next
    }, true)
  return { campaignId, roundId: campaignId === null ? null : roundId, rounds, choose }
}

/** Which campaign, and which of its rounds. */
export function RoundChooser({ campaignId, roundId, rounds, choose }: ReturnType<typeof useChosenRound>) {
  return (
    <Card>
      <Columns count={2}>
        <ReferencePicker
          reference="recruitments"
          label="Đợt tuyển dụng"
          value={campaignId}
          onValueChange={(id) => choose({ campaignId: id })}
        />
        {rounds.length > 0 && (
          <Select
            label="Vòng"
            options={rounds.map(({ id, name }) => ({ value: id, label: name }))}
            value={roundId}
            onValueChange={(id) => choose({ roundId: id })}
          />
        )}
      </Columns>
    </Card>
  )
}

function numberIn(search: URLSearchParams, key: string): number | null {
  const value = Number(search.get(key))
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

function set(search: URLSearchParams, key: string, value: number | null): void {
  if (value === null) search.delete(key)
  else search.set(key, String(value))
}
