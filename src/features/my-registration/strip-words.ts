import { useState } from 'react';
import { isNear } from '#domain/event/event-times.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { distance_m } from '#domain/place/distance.ts';
import { useAfterWords } from '#entities/event/after/use-after-words.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { formatDaysAway, formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import { keptSentence, waitsWord } from '#i18n/words/kept-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

export type StripWords = {
  readonly kind: 'waiting' | 'sending' | 'confirmed' | 'refused' | 'info';
  readonly title: string;
  readonly about?: string | undefined;
};
type About = { mine: MyRegistration; taken: number; now: string };

/** My place in two lines: its state, and what matters most about it now. */
export function useStripWords(event: AirsoftEvent, { mine, taken, now }: About): StripWords {
  const { LL } = useI18nContext();
  const words = LL.events.registration;
  const own = LL.registration;
  const way = useWayOut();
  const after = useAfterWords(event, { mine, now });
  const ahead = useAhead(event, now);
  switch (mine.status) {
    case 'queued':
      return {
        kind: 'waiting',
        title: waitsWord(LL, way, words.queued()),
        about:
          mine.asked?.status === 'blocked'
            ? refusalSentence(mine.asked.error?.code, LL)
            : keptSentence(LL, way, own.mine.queued_hint()),
      };
    case 'sending':
      return { kind: 'sending', title: words.sending(), about: own.mine.sending_hint() };
    case 'cancelling':
      return {
        kind: 'waiting',
        title: words.cancelling(),
        about: keptSentence(LL, way, LL.event.cancel.waiting()),
      };
  }
  const title = words.confirmed();
  if (mine.cancel_refused) {
    const why = refusalSentence(mine.cancel_refused.error?.code, LL);
    return { kind: 'refused', title, about: `${LL.event.cancel.refused()}: ${why}` };
  }
  if (event.status === 'cancelled') {
    return { kind: 'info', title, about: refusalSentence('event_cancelled', LL) };
  }
  if (after) return after;
  const places =
    event.max_op > 0
      ? own.mine.places({ taken, limit: event.max_op })
      : LL.events.registered_count({ count: taken });
  return { kind: 'confirmed', title, about: ahead ?? places };
}

/**
 * From the day before on: when to be there, and how far it is as the crow flies where this device
 * knows where it is. Undefined before that.
 */
function useAhead(event: AirsoftEvent, now: string): string | undefined {
  const { LL, locale } = useI18nContext();
  const [position] = useState(() => usePlace.getState().position); // found later, it makes no new line
  if (!isNear(event, now)) return undefined;
  const day = formatDaysAway(event.date, eventDay(now), locale);
  const { gate_time, time, latitude, longitude } = event;
  const when =
    gate_time === null ? `${day}, ${time}` : LL.registration.mine.gate({ day, time: gate_time });
  if (!position || latitude === null || longitude === null) return when;
  const distance = formatDistance(distance_m(position, { latitude, longitude }), locale);
  return `${when} · ${LL.events.distance.away({ distance })}`;
}
