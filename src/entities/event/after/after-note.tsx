import type { ReactNode } from 'react';
import { eventTime } from '#domain/time/day-time.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Note } from '#ui/page/note.tsx';
import { useMyGame } from './use-my-game.ts';

const KIND = { played: 'confirmed', missed: 'info', unknown: 'info' } as const;

type AfterNoteProps = {
  event: AirsoftEvent;
  mine: Pick<MyRegistration, 'operator_id'>;
  /** UTC ISO instant. */
  now: string;
  action?: ReactNode;
};

/** In place of "your place is sure" once the game is over: how it was for me. */
export function AfterNote({ event, mine: { operator_id }, now, action }: AfterNoteProps) {
  const { LL } = useI18nContext();
  const game = useMyGame(event, { operator_id, now });
  if (!game) return null;
  const { was, came_at, patches } = game;
  const words = LL.registration.after;
  const receipt = LL.pass.receipt;
  return (
    <Note kind={KIND[was]} title={words[was]()} action={action}>
      {was === 'unknown' && words.unknown_hint()}
      {came_at !== undefined && <p>{receipt.came({ time: eventTime(came_at) })}</p>}
      {patches.length > 0 && <p>{receipt.patches({ names: patches.join(', ') })}</p>}
    </Note>
  );
}
