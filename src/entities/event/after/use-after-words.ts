import { isOver } from '#domain/event/event-times.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useMyGame } from './use-my-game.ts';

type AfterWords = {
  readonly kind: 'confirmed' | 'info';
  readonly title: string;
  /** When I came, and what the game gave me; '' if neither is known. */
  readonly about: string;
};

const KIND = { played: 'confirmed', missed: 'info', unknown: 'info' } as const;

/**
 * In place of "your place is sure" once the game is over: how it was for me. Undefined while it is not
 * over.
 * @param now UTC ISO instant
 */
export function useAfterWords(
  event: AirsoftEvent,
  { mine, now }: { mine: Pick<MyRegistration, 'operator_id'>; now: string },
): AfterWords | undefined {
  const words = useI18nContext().LL.registration.after;
  const game = useMyGame(event, { operator_id: mine.operator_id, now });
  if (event.status !== 'planned' || !isOver(event, now)) return undefined;
  if (!game) return { kind: 'info', title: words.unknown(), about: '' }; // until it is read
  const { was, came_at, patches } = game;
  const came = came_at === undefined ? [] : [words.check_in({ time: eventTime(came_at) })];
  const said = was === 'unknown' ? [words.unknown_hint()] : [...came, ...patches];
  return { kind: KIND[was], title: words[was](), about: said.join(' · ') };
}
