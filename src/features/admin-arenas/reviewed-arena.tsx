import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import X from 'lucide-react/icons/x';
import { useId, useState, type ReactNode } from 'react';
import { isGameType } from '#domain/arena/arena-list.ts';
import { AskedChangeNote } from '#entities/arena/asked-change-note.tsx';
import { useAskedChanges } from '#entities/arena/use-asked-changes.ts';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import type { ArenaReview } from '#domain/place/arena-review.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { AnswerArena, type ArenaAnswer } from './answer-arena.tsx';

type Arena = Rows['arenas'];

/** One proposal: what was written, what stands at the same place, and the answers. */
export function ReviewedArena({ review: { arena, near } }: { review: ArenaReview }) {
  const { LL, locale } = useI18nContext();
  const id = useId();
  const [answer, setAnswer] = useState<ArenaAnswer>();
  const change = useAskedChanges().get(arena.id);
  const words = LL.admin.arenas;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-b border-line pb-6">
      <div>
        <h2 id={id} className="font-display text-2xl wrap-anywhere">
          {arena.name}
        </h2>
        <p className="text-soft">
          {words.proposed({ date: formatDay(eventDay(arena.created_at), locale) })}
        </p>
      </div>
      {near.length > 0 && (
        <Note kind="info" title={words.near()}>
          <ul>
            {near.map((other) => (
              <li key={other.arena.id} className="wrap-anywhere">
                {words.near_one({
                  arena: other.arena.name,
                  metres: Math.round(other.distance_m),
                })}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {change && <AskedChangeNote change={change} />}
      <ArenaFacts arena={arena} />
      <div className="flex flex-wrap gap-3">
        <Button variant="main" icon={Check} onClick={() => setAnswer('approve')}>
          {words.approve()}
        </Button>
        {arena.created_by !== null && (
          <Button icon={MessageSquareText} onClick={() => setAnswer('ask')}>
            {words.ask()}
          </Button>
        )}
        <Button icon={X} onClick={() => setAnswer('reject')}>
          {words.reject()}
        </Button>
      </div>
      {answer && <AnswerArena kind={answer} arena={arena} onClose={() => setAnswer(undefined)} />}
    </section>
  );
}

function ArenaFacts({ arena }: { arena: Arena }) {
  const { LL } = useI18nContext();
  const words = LL.admin.arenas.fact;
  const facts: [string, ReactNode][] = [
    [words.address(), `${arena.address}, ${arena.city}, ${arena.state}`],
    [words.coordinates(), `${arena.latitude}, ${arena.longitude}`],
    [words.description(), arena.description],
    [words.game_types(), arena.game_types.length > 0 && <GameTypes types={arena.game_types} />],
    [words.facilities(), arena.facilities.join(', ')],
    [words.phone(), arena.phone],
    [words.whatsapp(), arena.whatsapp && <WhatsappLink number={arena.whatsapp} />],
    [words.instagram(), arena.instagram],
    [words.website(), arena.website],
  ];
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-soft">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {arena.images.length > 0 && (
        <ul aria-label={words.images()} className="flex flex-wrap gap-3">
          {arena.images.map((src) => (
            <li key={src}>
              <img src={src} alt="" loading="lazy" className="h-32 rounded-box object-cover" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** An older proposal may have a word that is no type: what was written is what is reviewed. */
function GameTypes({ types }: { types: readonly string[] }) {
  const { LL } = useI18nContext();
  return types.map((type) => (isGameType(type) ? LL.arenas.types[type]() : type)).join(', ');
}
