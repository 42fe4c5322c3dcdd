import { Link } from '@tanstack/react-router';
import Target from 'lucide-react/icons/target';
import { promisedPatches } from '#domain/event/promised-patches.ts';
import { useMyEvents } from '#entities/event/use-my-events.ts';
import { patchLook } from '#entities/patch/patch-look.ts';
import { dateBlock } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Person } from '#sync/identity/person.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';

type NextAchievementProps = {
  person: Person;
  /** UTC ISO instant. */
  now: string;
};

/** What my next game brings: its patch, or the points of being there; without a game, the way to one. */
export function NextAchievement({ person, now }: NextAchievementProps) {
  const { LL } = useI18nContext();
  const mine = useMyEvents(person.id, now);
  const words = LL.profile.next;
  const next = mine?.upcoming.find(
    ({ event, registration }) =>
      event.status === 'planned' && registration && registration.status !== 'cancelling',
  )?.event;
  if (next) return <OfGame event={next} />;
  return (
    <Link to="/events" className="next-achievement">
      <Target aria-hidden className="size-10 shrink-0 text-secondary" />
      <span>
        <span className="block text-sm text-soft">{words.label()}</span>
        {/* until it is known whether there is a game */}
        {mine ? words.no_game() : <span className="bone inline-block h-4 w-40" />}
      </span>
    </Link>
  );
}

function OfGame({ event }: { event: AirsoftEvent }) {
  const { LL, locale } = useI18nContext();
  const words = LL.profile.next;
  const patch = promisedPatches(event).find(({ para }) => para === 'came');
  const { weekday, day, month } = dateBlock(event.date, locale);
  const date = `${weekday}, ${day} ${month}`;
  return (
    <Link to="/event/$id" params={{ id: event.id }} className="next-achievement">
      {patch ? (
        <PatchPicture {...patchLook(patch)} alt="" size={2.5} faded />
      ) : (
        <Target aria-hidden className="size-10 shrink-0 text-secondary" />
      )}
      <span>
        <span className="block text-sm text-soft">{words.label()}</span>
        <span>
          {patch
            ? words.patch({ patch: patch.nome, date })
            : words.game({ event: event.name, date })}
        </span>
      </span>
    </Link>
  );
}
