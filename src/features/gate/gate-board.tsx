import { useState } from 'react';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { signal } from '#platform/gate-signals.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useSameAct } from '#ui/lists/use-same-act.ts';
import { GateAnswerBar } from './gate-answer-bar.tsx';
import { GateControls } from './frame/gate-controls.tsx';
import { GateReady } from './frame/gate-ready.tsx';
import { GateTop } from './frame/gate-top.tsx';
import { GatePending } from './gate-pending.tsx';
import { GatePeople } from './list/gate-people.tsx';
import { opensLater } from './opens-later.ts';
import { PersonSheet } from './person/person-sheet.tsx';
import { useGate, type Gate } from './use-gate.ts';
import { useGatePhone } from './use-gate-phone.ts';
import { useGateTaps } from './use-gate-taps.ts';
import { useTeamArrival } from './teams/use-team-arrival.ts';
import { useShownPeople } from './list/use-shown-people.ts';

type GateBoardProps = {
  event: AirsoftEvent;
  scope: ScopeState | null;
  /** UTC ISO instant. */
  now: string;
  /** A refused mutation that is corrected. */
  again: string | undefined;
  /** Called once it was corrected or left. */
  onAgainOver: (() => void) | undefined;
};

export function GateBoard({ event, scope, ...rest }: GateBoardProps) {
  const device_id = useGatePhone();
  const gate = useGate(event, scope);
  if (!gate || device_id === undefined) return <GatePending />;
  return <OpenGate gate={gate} device_id={device_id} {...rest} />;
}

const LIST_ID = 'gate-list';

type OpenGateProps = { gate: Gate; device_id: string } & Omit<GateBoardProps, 'event' | 'scope'>;

function OpenGate({ gate, device_id, now, again, onAgainOver }: OpenGateProps) {
  const { LL } = useI18nContext();
  const { event, list } = gate;
  const words = LL.gate;
  const taps = useGateTaps(event);
  const arrive = useTeamArrival(event, taps.say);
  const shown = useShownPeople(gate, gate.scope?.complete ?? false);
  const [opened, setOpened] = useState<string>();
  const closed = opensLater(event, now);

  function tap(person: GatePerson) {
    if (taps.bounces(person) || shown.hasJustMoved(person.id)) return;
    selectTerm();
    if (closed) return taps.refuse(person.operator?.name ?? words.no_name(), words.not_open());
    if (person.state !== 'in') return void taps.letIn(person);
    signal('already');
    setOpened(person.id);
  }
  const find = (id: string) => list.of.get(id) ?? list.unlisted.find((one) => one.id === id);
  const onTap = useSameAct((id: string) => {
    const person = find(id);
    if (person) return tap(person);
    // they left the list while their row stood here
    const gone = shown.people.find((one) => one.id === id);
    taps.refuse(gone?.operator?.name ?? words.no_name(), words.state.unlisted());
  });

  /** At a desk: one person found is marked, and the next name is typed. */
  function onEnter() {
    const [first, ...more] = shown.foundNow();
    if (shown.term.trim() === '') return;
    if (!first) return signal('no'); // the list says it
    if (more.length > 0) return document.querySelector<HTMLElement>('.gate-row')?.focus();
    tap(first);
  }
  const person = opened === undefined ? undefined : find(opened);
  const nobody = shown.people.length === 0 ? shown.term.trim() : '';
  // "Fora da lista" is about who stands here now, and the last green is not
  const answer = nobody !== '' && taps.answer?.tone !== 'no' ? undefined : taps.answer;
  return (
    // that a game is cancelled comes above the list
    <div ref={refuseMoved} className="page-width gate">
      <GateTop
        {...{ gate, device_id, now, closed }}
        term={shown.term}
        onTerm={(term) => {
          shown.setTerm(term);
          toListBegin();
        }}
        onEnter={onEnter}
        filter={shown.filter}
        onFilter={(filter) => {
          shown.choose(filter);
          toListBegin();
        }}
      />
      <div id={LIST_ID}>
        <GatePeople {...{ gate, shown, device_id, now, arrive, onTap }} />
      </div>
      <GateAnswerBar answer={answer} onOver={taps.dismiss} idle={<GateReady gate={gate} />}>
        <GateControls
          gate={gate}
          taps={taps}
          device_id={device_id}
          name={nobody}
          now={now}
          again={again}
          onOver={() => {
            shown.setTerm('');
            if (again !== undefined) onAgainOver?.();
          }}
        />
      </GateAnswerBar>
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

/** What is found stands at the begin of the list, and would be behind the tools on a scrolled one. */
function toListBegin() {
  const list = document.getElementById(LIST_ID);
  const tools = document.querySelector('.gate-top');
  if (!list || !tools) return;
  const hidden = list.getBoundingClientRect().top < tools.getBoundingClientRect().bottom;
  if (hidden) list.scrollIntoView({ block: 'start' });
}

/** The next letters are the next name. */
function selectTerm(): void {
  const search = document.querySelector<HTMLInputElement>('.gate-tools input');
  if (search && search.value !== '' && search === document.activeElement) search.select();
}
