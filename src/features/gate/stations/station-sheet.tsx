import { useState, type ReactNode } from 'react';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { signal } from '#platform/gate-signals.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Station } from '#sync/records/event-record.ts';
import type { AskedArgs, MutationArgs } from '#sync/registry/registry.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { ArmbandForm } from './armband/armband-form.tsx';
import { ChronographForm, SHOT_FORM_ID } from './chronograph-form.tsx';
import { FoundList } from './found-list.tsx';
import { PaymentForm } from './payment-form.tsx';
import { WaiverForm } from './waiver/waiver-form.tsx';
import type { FoundData } from './station-words.ts';
import { useStations } from './use-stations.ts';
import './stations.css';

/** What a station found about the person who stands at it. */
type Found = Omit<AskedArgs<'record_station@1'>, 'event_id' | 'operator_id' | 'station'>;

/** A record that this device has stored. */
export type Recorded = {
  readonly id: string;
  readonly person: { readonly id: string; readonly name: string };
  readonly data: FoundData;
  /** In red: above the limit. */
  readonly is_over: boolean;
};

export type StationFormProps = {
  event: AirsoftEvent;
  person: GatePerson;
  /** Resolves once it is stored on this device, or with false. @param over in red: above the limit */
  onFound: (found: Found, over?: boolean) => Promise<boolean>;
};

const FORMS: Record<Station, (props: StationFormProps) => ReactNode> = {
  waiver: WaiverForm,
  chronograph: ChronographForm,
  payment: PaymentForm,
  armband: ArmbandForm,
};

type StationSheetProps = {
  event: AirsoftEvent;
  person: GatePerson;
  station: Station;
  device_id: string;
  onRecorded?: (recorded: Recorded) => void;
  onClose: () => void;
};

/** One person at one station: what was found, and what is found now. */
export function StationSheet(props: StationSheetProps) {
  const { event, person, station, device_id, onRecorded, onClose } = props;
  const { LL } = useI18nContext();
  const found = useStations(event);
  const mutate = useMutate();
  const [failure, setFailure] = useState('');
  const once = useOneAtATime();
  const name = person.operator?.name ?? LL.gate.no_name();
  const Form = FORMS[station];

  /** A second tap would record it twice. @returns whether this device stored it */
  const keep = async (given: Found, over = false) => {
    const kept = await once(async () => {
      const label = `${event.name} (${name})`;
      const args = { event_id: event.id, operator_id: person.id, station, ...given };
      const stored = await mutate('record_station@1', args, { label });
      setFailure(stored.ok ? '' : notKeptSentence(LL, stored.code));
      signal(stored.ok && !over ? 'yes' : 'no');
      if (stored.ok && given.undoes === undefined) {
        const { id } = stored.value.args as MutationArgs<'record_station@1'>;
        const data = { ...given, station };
        onRecorded?.({ id, person: { id: person.id, name }, data, is_over: over });
      }
      return stored.ok;
    });
    return kept === true;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${LL.gate.stations.name[station]()} · ${name}`}
      close_label={LL.common.close()}
      actions={
        // its form is longer than a phone with a keyboard
        station === 'chronograph' && (
          <Button variant="main" size="lg" block type="submit" form={SHOT_FORM_ID}>
            {LL.gate.stations.save()}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {failure && <Note kind="refused" title={failure} />}
        {found && (
          <FoundList
            event_id={event.id}
            {...{ found, person, station, device_id }}
            onUndo={(undoes) => void keep({ undoes })}
          />
        )}
        <Form
          event={event}
          person={person}
          onFound={async (given, over) => {
            const kept = await keep(given, over);
            if (kept && !over) onClose();
            return kept;
          }}
        />
      </div>
    </Dialog>
  );
}
