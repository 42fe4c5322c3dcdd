import { useMemo, useState } from 'react';
import { till } from '#domain/stations/till.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { NotRead } from '#entities/absent/not-read.tsx';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { Note } from '#ui/page/note.tsx';
import { useStationAnswers } from '../board/use-station-answers.ts';
import { GateAnswerBar } from '../gate-answer-bar.tsx';
import { GateBackHead } from '../frame/gate-back-head.tsx';
import { GateReady } from '../frame/gate-ready.tsx';
import { StationSheet } from '../stations/station-sheet.tsx';
import type { Stations } from '../stations/use-stations.ts';
import type { Gate } from '../use-gate.ts';
import { DayTools } from './day-tools.tsx';
import { OpenPeople } from './open-people.tsx';
import { TillSums, TillUnknown } from './till-sums.tsx';
import { TillTable } from './till-table.tsx';

type TillBoardProps = { gate: Gate; found: Stations; device_id: string };

/** Who paid how, by phone and in all, what is open, and what this phone can't know. */
export function TillBoard({ gate, found, device_id }: TillBoardProps) {
  const { LL } = useI18nContext();
  const { event, list } = gate;
  const words = LL.gate.till;
  const counted = useMemo(() => till(list, found.records), [list, found.records]);
  const answers = useStationAnswers(event);
  const [opened, setOpened] = useState<string>();
  const owner = isOwner(event, usePerson());
  const person = list.of.get(opened ?? '') ?? list.unlisted.find(({ id }) => id === opened);
  if (!gate.scope && event.rev > 0) return <NotHere event={event} />;
  return (
    // another phone's payments come above who has not paid
    <div ref={refuseMoved} className="page-width gate">
      <GateBackHead event={event} title={words.title()}>
        {owner && <DayTools {...{ gate, found, device_id, counted }} />}
      </GateBackHead>
      <TillSums counted={counted} event={event} />
      <TillTable {...{ counted, event, device_id }} />
      <TillUnknown gate={gate} />
      {counted.differing > 0 && (
        <Note kind="waiting">{words.differing({ count: counted.differing })}</Note>
      )}
      <OpenPeople people={counted.open} onOpen={setOpened} />
      <GateAnswerBar
        answer={answers.answer}
        onOver={answers.dismiss}
        idle={<GateReady gate={gate} />}
      />
      {person && (
        <StationSheet
          {...{ event, person, device_id }}
          station="payment"
          onRecorded={answers.recorded}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

/** With no list here, no number would be so. */
function NotHere({ event }: Pick<Gate, 'event'>) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width gate">
      <GateBackHead event={event} title={LL.gate.till.title()} />
      <NotRead>{LL.event.participants.not_here()}</NotRead>
    </div>
  );
}
