import type { StateCount } from '#domain/team/team-list.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { NearChip } from './near/near-chip.tsx';

type StateChipsProps = {
  /** Of the teams that match the search; undefined until the replica has answered. */
  states: readonly StateCount[] | undefined;
  /** All that match the search. */
  all: number;
  chosen: string | undefined;
  onState: (state: string | undefined) => void;
};

/** In a strip: the order, and the states, each with how many teams it would show. */
export function StateChips({ states, all, chosen, onState }: StateChipsProps) {
  const { LL } = useI18nContext();
  const words = LL.teams.state;
  if (!states) return <div aria-hidden className="h-11" />; // the rows below do not jump
  return (
    <div data-scrolls-x className="strip">
      <NearChip />
      <div role="group" aria-label={words.label()} className="contents">
        <Chip on={!chosen} count={all} onClick={() => onState(undefined)}>
          {words.all()}
        </Chip>
        {states.map(({ state, count }) => (
          <Chip
            key={state}
            on={state === chosen}
            count={count}
            onClick={() => onState(state === chosen ? undefined : state)}
          >
            {state}
          </Chip>
        ))}
      </div>
    </div>
  );
}

type ChipProps = { on: boolean; count: number; onClick: () => void; children: string };

function Chip({ on, count, onClick, children }: ChipProps) {
  const { LL, locale } = useI18nContext();
  return (
    <button type="button" aria-pressed={on} className="strip-chip" onClick={onClick}>
      <span>{children}</span>
      <span aria-hidden className="text-soft tabular-nums">
        {formatNumber(count, locale)}
      </span>
      <span className="sr-only">{` ${LL.teams.results({ count })}`}</span>
    </button>
  );
}
