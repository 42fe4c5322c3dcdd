import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { leasesAre } from '#domain/attendance/lease.ts';
import { viewerOf } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { LeaseSheet } from './lease-sheet.tsx';
import { useLease } from './use-lease.ts';

type LeasePlacesProps = {
  event: AirsoftEvent;
  device_id: string;
  /** UTC ISO instant. */
  now: string;
};

/** Opens what this phone holds; nothing where no places can be held. */
export function LeasePlaces({ event, device_id, now }: LeasePlacesProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const lease = useLease(event, { device_id, now });
  const viewer = viewerOf(event, usePerson());
  if (device_id === '' || leasesAre(event, now) === 'none') return null;
  return (
    <>
      <button type="button" className="gate-way" onClick={() => setOpen(true)}>
        <Ticket aria-hidden />
        {LL.gate.lease.action()}
      </button>
      {open && <LeaseSheet {...{ event, lease, viewer }} onClose={() => setOpen(false)} />}
    </>
  );
}
