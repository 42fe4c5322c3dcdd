import { useState } from 'react';
import type { GateList } from '#domain/attendance/gate-list.ts';
import type { ArrivingTeam } from '#domain/attendance/team-arrival.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { Arrive } from './use-team-arrival.ts';

type TeamSheetProps = {
  list: GateList;
  /** As it was when the sheet was opened: no row moves when another phone marks somebody. */
  team: ArrivingTeam;
  arrive: Arrive;
  onClose: () => void;
};

/** "Chegaram todos de Lobos (22)": everybody is ticked, who is not here is unticked, one tap marks. */
export function TeamSheet({ list, team, arrive, onClose }: TeamSheetProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.team;
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set());
  const people = team.missing.map((person) => list.of.get(person.id) ?? person);
  const here = people.filter(({ id, state }) => state === 'missing' && !absent.has(id));
  const set = (id: string, is_here: boolean) =>
    setAbsent((before) => {
      const next = new Set(before);
      if (is_here) next.delete(id);
      else next.add(id);
      return next;
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.all({ team: team.name, count: team.missing.length })}
      close_label={LL.common.close()}
      actions={
        <Button
          variant="main"
          size="lg"
          block
          disabled={here.length === 0}
          onClick={() => {
            onClose();
            void arrive(team.name, here);
          }}
        >
          {words.mark({ count: here.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{words.hint()}</p>
        <ul aria-label={team.name} className="divide-y divide-line">
          {people.map(({ id, operator, state }) => (
            <li key={id}>
              <CheckField
                label={operator?.name ?? LL.gate.no_name()}
                checked={state !== 'missing' || !absent.has(id)}
                disabled={state !== 'missing'}
                onChange={(is_here) => set(id, is_here)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
