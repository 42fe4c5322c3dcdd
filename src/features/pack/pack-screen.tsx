import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEvent } from '#live/event/use-event.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { PackBoard, type PackParts } from './pack-board.tsx';
import { PackPending } from './pack-pending.tsx';
import './pack.css';

type PackScreenProps = {
  id: string;
  parts: PackParts;
  /** Shown when the server has no such event for this person. */
  absent: ReactNode;
  /** Shown when the server can't be asked and this device has never seen the event. */
  not_here: ReactNode;
};

/** What a person needs at the field, in one place, where there is no signal. */
export function PackScreen({ id, parts, absent, not_here }: PackScreenProps) {
  const { LL } = useI18nContext();
  const event = useEvent(id);
  return (
    <>
      <ScreenTitle>{LL.pack.title()}</ScreenTitle>
      {event.state === 'absent' && absent}
      {event.state === 'not_here' && not_here}
      {event.state === 'present' && event.scope !== undefined && (
        <PackBoard event={event.row} scope={event.scope} parts={parts} />
      )}
      {(event.state === 'loading' || (event.state === 'present' && event.scope === undefined)) && (
        <PackPending />
      )}
    </>
  );
}
