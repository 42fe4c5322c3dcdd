import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { RegisterLink, useWayIn } from './registration-panel.tsx';

/** On a phone the main action of the screen stays at the bottom edge. */
export function RegisterAtThumb({ event, now }: { event: AirsoftEvent; now: string }) {
  const { way_in } = useWayIn(event, now);
  if (way_in !== 'open' && way_in !== 'needs_sign_in') return null;
  return (
    <div className="contents md:hidden">
      <ActionBar>
        <RegisterLink event={event} now={now} />
      </ActionBar>
    </div>
  );
}
