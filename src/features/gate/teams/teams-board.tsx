import { useState } from 'react';
import type { ArrivingTeam } from '#domain/attendance/team-arrival.ts';
import { useNow } from '#entities/age/use-now.ts';
import { useStillRows, type StillRow } from '#entities/still/use-still-rows.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { Note } from '#ui/page/note.tsx';
import { GateAnswerBar } from '../gate-answer-bar.tsx';
import { GateBackHead } from '../frame/gate-back-head.tsx';
import { GateReady } from '../frame/gate-ready.tsx';
import { GatePending } from '../gate-pending.tsx';
import { NobodyAtTheGate } from '../nobody-at-the-gate.tsx';
import { opensLater } from '../opens-later.ts';
import { useGate, type Gate } from '../use-gate.ts';
import { useGateAnswer } from '../use-gate-answer.ts';
import { useGatePhone } from '../use-gate-phone.ts';
import { TeamSheet } from './team-sheet.tsx';
import { useArrivingTeams } from './use-arriving-teams.ts';
import { useTeamArrival } from './use-team-arrival.ts';

type TeamsBoardProps = { event: AirsoftEvent; scope: ScopeState | null };

/** The teams that may arrive together; each opens its people. */
export function TeamsBoard({ event, scope }: TeamsBoardProps) {
  useGatePhone();
  const gate = useGate(event, scope);
  return gate ? <OpenTeams gate={gate} /> : <GatePending />;
}

const idOf = ({ key }: ArrivingTeam): string => key;
const keyOf = ({ row }: StillRow<ArrivingTeam>): string => row.key;
const heightOf = (): number => 76;
const LIST_ID = 'arriving-teams';

function OpenTeams({ gate }: { gate: Gate }) {
  const { LL } = useI18nContext();
  const { event, list } = gate;
  const words = LL.gate.team;
  const teams = useStillRows(useArrivingTeams(gate), { idOf, box: LIST_ID });
  const { answer, say, dismiss } = useGateAnswer();
  const arrive = useTeamArrival(event, say);
  const closed = opensLater(event, useNow());
  const [opened, setOpened] = useState<ArrivingTeam>();
  if (!teams) return <GatePending />;
  return (
    <div className="page-width gate">
      <GateBackHead event={event} title={words.title()} />
      {closed && <Note kind="info">{LL.gate.not_open()}</Note>}
      {teams.length === 0 ? (
        <NobodyAtTheGate event={event}>{words.none()}</NobodyAtTheGate>
      ) : (
        <div id={LIST_ID}>
          <ManyRows
            label={words.title()}
            items={teams}
            keyOf={keyOf}
            estimate_px={heightOf}
            render={({ row: team, left }, element) => (
              <li key={team.key} {...element}>
                <button
                  type="button"
                  className="gate-row"
                  data-tone={left ? 'yes' : 'missing'}
                  disabled={closed || left}
                  onClick={() => setOpened(team)}
                >
                  <span className="gate-who">
                    <span className="gate-name">{team.name}</span>
                  </span>
                  {!left && (
                    <span className="gate-state">
                      {words.state({ missing: team.missing.length, came: team.came })}
                    </span>
                  )}
                </button>
              </li>
            )}
          />
        </div>
      )}
      <GateAnswerBar answer={answer} onOver={dismiss} idle={<GateReady gate={gate} />} />
      {opened && (
        <TeamSheet list={list} team={opened} arrive={arrive} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}
