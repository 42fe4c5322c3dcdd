import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { isTooMany } from '#domain/attendance/lease.ts';
import { listedPerson } from '#domain/attendance/listed-person.ts';
import { walkInOf, walkInsAre } from '#domain/attendance/walk-in.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { Button } from '#ui/button.tsx';
import { alreadyIn } from '../gate-words.ts';
import type { Gate } from '../use-gate.ts';
import type { GateTaps } from '../use-gate-taps.ts';
import { useLease } from './use-lease.ts';
import { WalkInSheet } from './walk-in-sheet.tsx';

export type WalkInProps = {
  gate: Gate;
  taps: GateTaps;
  device_id: string;
  /** The name that was searched for and not found. */
  name: string;
  /** UTC ISO instant. */
  now: string;
  /** A refused mutation that is corrected. */
  again: string | undefined;
  /** Called once somebody was taken in, or the sheet was closed. */
  onOver: () => void;
};

/** "Avulso": the way in for somebody who stands on no list. */
export function WalkIn({ gate, taps, device_id, name, now, again, onOver }: WalkInProps) {
  const { LL } = useI18nContext();
  const { event, list, entries } = gate;
  const { walk_in: words, lease: lease_words } = LL.gate;
  const lease = useLease(event, { device_id, now });
  const refused = useOutbox()?.find(({ id, status }) => id === again && status === 'rejected');
  const [tapped, setTapped] = useState(false);
  const close = () => {
    setTapped(false);
    onOver();
  };
  function open() {
    const are = walkInsAre(event, now);
    if (are === 'open') return setTapped(true);
    taps.refuse(words.title(), words[are]());
  }
  /** Who has the number that was typed is marked, and nobody is taken in. */
  function letIn(person: GatePerson | undefined) {
    close();
    if (!person) return;
    if (person.state !== 'in') return void taps.letIn(person);
    const { first_in } = person.attendance!;
    taps.warn(taps.named(person).name, alreadyIn(first_in, LL, device_id).text);
  }
  return (
    <>
      <Button size="lg" icon={UserPlus} onClick={open}>
        <span className="min-w-0">
          {words.action()}
          {lease && <span className="sr-only"> · {lease_words.left({ count: lease.left })}</span>}
          {name !== '' ? (
            <>
              <span className="sr-only"> · </span>
              <span className="gate-left">{words.of({ name })}</span>
            </>
          ) : (
            lease && (
              <span aria-hidden className="gate-left">
                {lease_words.left_short({ count: lease.left })}
              </span>
            )
          )}
        </span>
      </Button>
      {(tapped || refused) && (
        <WalkInSheet
          event={event}
          refused={refused}
          given={walkInOf(refused?.args ?? { name })}
          lease_id={lease && lease.left > 0 ? lease.id : undefined}
          over={isTooMany(event, list.of.size, lease)}
          listed={(typed) =>
            listedPerson(
              entries.map(({ operator }) => operator),
              typed,
            )
          }
          onListed={({ id }) => letIn(list.of.get(id))}
          onKept={(came) => {
            close();
            taps.sayCameIn(came);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
