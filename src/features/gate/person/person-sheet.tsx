import DoorOpen from 'lucide-react/icons/door-open';
import LogOut from 'lucide-react/icons/log-out';
import QrCode from 'lucide-react/icons/qr-code';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { classWord } from '#entities/person/class-word.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Station } from '#sync/records/event-record.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { alreadyIn, stateWords } from '../gate-words.ts';
import { PersonStations } from '../stations/person-stations.tsx';
import type { Gate } from '../use-gate.ts';
import { PersonMarks } from './person-marks.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';
import type { GateTaps } from '../use-gate-taps.ts';

const StationSheet = lazySheet(async () => ({
  default: (await import('../stations/station-sheet.tsx')).StationSheet,
}));

type PersonSheetProps = {
  gate: Gate;
  person: GatePerson;
  device_id: string;
  taps: GateTaps;
  onClose: () => void;
};

/** Everything that was marked about one person, and what can be done about it. */
export function PersonSheet({ gate, person, device_id, taps, onClose }: PersonSheetProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.sheet;
  const [station, setStation] = useState<Station>();
  const { operator, attendance, state } = person;
  const { tone, text } =
    operator && attendance && state === 'in'
      ? alreadyIn(attendance.first_in, LL, device_id)
      : stateWords(person, LL, device_id);
  const [receipt, setReceipt] = useState(false);
  const first = attendance?.first_in;
  const close = (act: Promise<void>) => {
    onClose();
    void act;
  };
  if (station) {
    return (
      <Suspense>
        <StationSheet
          event={gate.event}
          {...{ person, station, device_id }}
          onClose={() => setStation(undefined)}
        />
      </Suspense>
    );
  }
  if (receipt && first) {
    return (
      <ReceiptSheet
        event_id={gate.event.id}
        mark={first}
        name={taps.named(person).name}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={operator?.name ?? LL.gate.no_name()}
      close_label={LL.common.close()}
      actions={
        state === 'in' ? (
          <>
            {first?.data.staff_id != null && (
              <Button size="lg" icon={QrCode} onClick={() => setReceipt(true)}>
                {LL.gate.receipt.title()}
              </Button>
            )}
            <Button size="lg" icon={LogOut} onClick={() => close(taps.letOut(person))}>
              {words.mark_out()}
            </Button>
          </>
        ) : (
          <Button size="lg" icon={DoorOpen} onClick={() => close(taps.letIn(person))}>
            {words.mark_in()}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="gate-state gate-state-wide" data-tone={tone} role="status">
          {text}
        </p>
        {operator && (
          <p>
            {operator.team ?? LL.event.participants.no_team()}
            {operator.class && ` · ${classWord(operator.class, LL)}`}
          </p>
        )}
        <PersonStations event={gate.event} person={person} onOpen={setStation} />
        <PersonMarks
          gate={gate}
          person_id={person.id}
          device_id={device_id}
          onUndo={(id) => close(taps.undo(id, taps.named(person)))}
        />
      </div>
    </Dialog>
  );
}
