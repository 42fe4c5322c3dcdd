import { useMemo, useState } from 'react';
import { onField, sweep, type SweptPerson } from '#domain/attendance/sweep.ts';
import { useStillRows, type StillRow } from '#entities/still/use-still-rows.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEventTeams } from '#live/event/use-event-rows.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { GateAnswerBar } from '../gate-answer-bar.tsx';
import { GateBackHead } from '../frame/gate-back-head.tsx';
import { GatePending } from '../gate-pending.tsx';
import { NobodyAtTheGate } from '../nobody-at-the-gate.tsx';
import { PersonSheet } from '../person/person-sheet.tsx';
import { useGate, type Gate } from '../use-gate.ts';
import { useGatePhone } from '../use-gate-phone.ts';
import { useGateTaps } from '../use-gate-taps.ts';
import { SweepRow } from './sweep-row.tsx';

type SweepBoardProps = {
  event: AirsoftEvent;
  scope: ScopeState | null;
  /** UTC ISO instant. */
  now: string;
};

/** "Varredura": when the game is over, who is still on the field, from what this phone knows. */
export function SweepBoard({ event, scope, now }: SweepBoardProps) {
  const device_id = useGatePhone();
  const gate = useGate(event, scope);
  if (!gate || device_id === undefined) return <GatePending />;
  return <OpenSweep gate={gate} device_id={device_id} now={now} />;
}

type SweptRow = SweptPerson & { readonly team: string };
const placeOf = ({ team }: SweptRow): string => team;
const idOf = ({ person }: SweptRow): string => person.id;
const LIST_ID = 'swept';

type OpenSweepProps = { gate: Gate; device_id: string; now: string };

function OpenSweep({ gate, device_id, now }: OpenSweepProps) {
  const { LL } = useI18nContext();
  const { event, list } = gate;
  const taps = useGateTaps(event);
  const teams = useEventTeams(event.id);
  const [opened, setOpened] = useState<string>();
  const words = LL.gate.sweep;
  const known = teams.state === 'present' ? teams.rows : undefined;
  const swept = useMemo(() => {
    if (!known) return undefined;
    const names = new Map(known.map(({ id, name }) => [id, name]));
    const found = sweep(list, names, Date.parse(now));
    const rows = found.teams.flatMap(({ name, people }) =>
      people.map((one) => ({ ...one, team: name })),
    );
    return { ...found, rows };
  }, [list, known, now]);
  // somebody who comes late must not push another one below the thumb that lets out
  const rows = useStillRows(swept?.rows, { idOf, placeOf, box: LIST_ID });

  function tap({ person, state }: SweptPerson) {
    if (taps.bounces(person)) return;
    if (state === 'out') return setOpened(person.id);
    void taps.letOut(person);
  }
  if (!swept || !rows) return <GatePending />;
  const person = list.of.get(opened ?? '') ?? list.unlisted.find(({ id }) => id === opened);
  return (
    <div className="page-width gate">
      <GateBackHead event={event} title={words.title()}>
        <p className="gate-came" role="status">
          {words.counts({ inside: swept.inside, out: swept.out })}
        </p>
      </GateBackHead>
      {rows.length === 0 && <NobodyAtTheGate event={event}>{words.nobody()}</NobodyAtTheGate>}
      <div id={LIST_ID}>
        {[...Map.groupBy(rows, ({ place }) => place)].map(([team, people]) => (
          <SweepTeam key={team} {...{ team, people }} onTap={tap} />
        ))}
      </div>
      <GateAnswerBar answer={taps.answer} onOver={taps.dismiss} idle={<p>{words.hint()}</p>} />
      {person && (
        <PersonSheet
          gate={gate}
          person={person}
          device_id={device_id}
          taps={taps}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

type SweepTeamProps = {
  /** '' for people without a team. */
  team: string;
  people: readonly StillRow<SweptPerson>[];
  onTap: (swept: SweptPerson) => void;
};

function SweepTeam({ team, people, onTap }: SweepTeamProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.sweep;
  const name = team === '' ? words.no_team() : team;
  const inside = onField(people.filter(({ left }) => !left).map(({ row }) => row));
  return (
    <section className="sweep-team" aria-label={name}>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-lg">
          {inside > 0 ? words.team_inside({ count: inside }) : words.team_out()}
        </span>
      </h2>
      <ul aria-label={name} className="divide-y divide-line">
        {people.map(({ row, left }) => (
          <SweepRow key={row.person.id} swept={row} left={left} onTap={() => onTap(row)} />
        ))}
      </ul>
    </section>
  );
}
