import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { cityState } from '#domain/place/city-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MOST_WINNERS } from '#sync/event-mutations/event-status.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckField } from '#ui/fields/check-field.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useWinnerRows } from './use-winner-rows.ts';

type NameWinnersProps = { event: AirsoftEvent; onClose: () => void };

/**
 * The organiser names the teams that won, or corrects who did. The teams that participants wrote
 * come first; the server takes only those with somebody registered.
 */
export default function NameWinners({ event, onClose }: NameWinnersProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const [term, setTerm] = useState('');
  const [named] = useState<readonly string[]>(event.winner_team_ids);
  const [chosen, setChosen] = useState(named);
  const [ticked, setTicked] = useState(named); // at any time since the dialog was opened
  const words = LL.organise.winners;
  const { shown, gone, playersOf } = useWinnerRows(event.id, { named, ticked, term });
  const hintOf = (team: (typeof shown)[number], count = playersOf(team)) =>
    cityState(team) + (count > 0 ? ` · ${LL.events.registered_count({ count })}` : '');
  const full = chosen.length >= MOST_WINNERS;
  const is_same = chosen.length === named.length && named.every((id) => chosen.includes(id));
  function pick(id: string, wins: boolean) {
    setChosen(wins ? [...chosen, id] : chosen.filter((other) => other !== id));
    if (wins && !ticked.includes(id)) setTicked([...ticked, id]);
  }
  const save = () =>
    void act(
      'name_winners@1',
      { event_id: event.id, team_ids: [...chosen] },
      {
        label: event.name,
        said: {
          done: chosen.length === 0 ? words.none_done() : words.done(),
          refused: words.refused(),
        },
        onKept: onClose,
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={onClose}>{LL.common.back()}</Button>
          <Button variant="main" disabled={is_same} onClick={save}>
            {words.save({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-soft">{words.hint()}</p>
        <SearchField
          label={LL.teams.search_label()}
          placeholder={LL.teams.search()}
          clear_label={LL.teams.clear()}
          value={term}
          onChange={setTerm}
        />
        {/* as high as its rows; while somebody types, its edge stays where it is */}
        <div
          role="group"
          aria-label={words.list()}
          className={classNames('flex flex-col', term !== '' && 'min-h-80')}
        >
          {shown.map((team) => (
            <CheckField
              key={team.id}
              label={team.name}
              hint={hintOf(team)}
              checked={chosen.includes(team.id)}
              disabled={full && !chosen.includes(team.id)}
              onChange={(wins) => pick(team.id, wins)}
            />
          ))}
          {gone.map((id) => (
            <CheckField
              key={id}
              label={words.gone()}
              checked={chosen.includes(id)}
              disabled={full && !chosen.includes(id)}
              onChange={(wins) => pick(id, wins)}
            />
          ))}
          {shown.length + gone.length === 0 && (
            <p className="text-soft">{term === '' ? words.search_first() : LL.teams.none()}</p>
          )}
        </div>
        {full && <p role="status">{words.most({ most: MOST_WINNERS })}</p>}
      </div>
    </Dialog>
  );
}
