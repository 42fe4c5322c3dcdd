import { Link } from '@tanstack/react-router';
import MapPinCheck from 'lucide-react/icons/map-pin-check';
import { useMemo, useState } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import type { ArenaReview } from '#domain/arena/arena-review.ts';
import { NoneIn } from '#entities/absent/none-in.tsx';
import { useNames } from '#entities/administration/use-names.ts';
import { useAskedChanges } from '#entities/arena/use-asked-changes.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useArena } from '#live/rows/use-arena.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Note } from '#ui/page/note.tsx';
import { AnswerArena, type ArenaAnswer } from './answer/answer-arena.tsx';
import { readBefore } from './answer/outdated-answers.ts';
import type { ReviewMap } from './review-place.tsx';
import { ReviewedArena } from './reviewed-arena.tsx';
import { useCards } from './use-cards.ts';

type WaitingArenasProps = {
  reviews: readonly ArenaReview[];
  /** Every arena on this device. */
  arenas: readonly Arena[];
  outbox: readonly OutboxRecord[];
  /** Of the arena that the address leads to. */
  id: unknown;
  /** UTC ISO instant. */
  now: string;
  reviewMap: ReviewMap;
  /** An answer is stored on this device. */
  onAnswered: () => void;
  onEdit: (id: string) => void;
};

/** What waits for a decision, the oldest first. */
export function WaitingArenas(props: WaitingArenasProps) {
  return (
    <>
      <Decided id={props.id} arenas={props.arenas} />
      <Waiting {...props} />
    </>
  );
}

type Answering = { readonly kind: ArenaAnswer; readonly arena: Arena; readonly text?: string };

function Waiting(props: WaitingArenasProps) {
  const { reviews, outbox, id: led_to, now, reviewMap, onAnswered, onEdit } = props;
  const { LL } = useI18nContext();
  const changes = useAskedChanges();
  const proposers = useNames(reviews.map(({ arena }) => arena.created_by));
  const ids = useMemo(() => reviews.map(({ arena }) => arena.id), [reviews]);
  const [answering, setAnswering] = useState<Answering>();
  const cards = useCards(ids, { led_to, is_answering: answering !== undefined });
  const dialog = answering && (
    <AnswerArena
      {...answering}
      onAnswered={onAnswered}
      is_decided={!ids.includes(answering.arena.id)}
      onClose={() => setAnswering(undefined)}
    />
  );
  return (
    <>
      {reviews.length === 0 ? (
        <NoneIn scope="me" icon={MapPinCheck}>
          {LL.admin.arenas.none()}
        </NoneIn>
      ) : (
        <>
          <p className="hidden pb-6 text-sm text-soft lg:block">{LL.admin.arenas.keys()}</p>
          <ul
            {...cards}
            aria-label={LL.admin.arenas.tabs.waiting()}
            className="flex flex-col gap-8"
          >
            {reviews.map((review) => {
              const { arena } = review;
              const { id, created_by } = arena;
              return (
                <li key={id}>
                  <ReviewedArena
                    review={review}
                    before={readBefore(id, outbox)}
                    change={changes.get(id)}
                    proposer={created_by === null ? undefined : proposers.get(created_by)}
                    now={now}
                    reviewMap={reviewMap}
                    onAnswer={(kind, text) => setAnswering({ kind, arena, ...(text && { text }) })}
                    onEdit={() => onEdit(id)}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
      {dialog}
    </>
  );
}

type DecidedProps = { id: unknown; arenas: readonly Arena[] };

/** An old notification led to an arena that another administrator has published or rejected. */
function Decided({ id, arenas }: DecidedProps) {
  const { LL } = useI18nContext();
  const arena = arenas.find((one) => one.id === id);
  const [waited, setWaited] = useState<string>();
  if (arena?.is_active === false && waited !== arena.id) setWaited(arena.id);
  if (id === waited || typeof id !== 'string') return null; // decided just now, here
  if (!arena) return <Gone key={id} id={id} />;
  if (!arena.is_active) return null;
  return (
    <div className="pb-6">
      <Note
        kind="info"
        title={LL.admin.arenas.decided()}
        action={
          <Link to="/arena/$id" params={{ id: arena.id }} className="link py-3">
            {arena.name}
          </Link>
        }
      />
    </div>
  );
}

function Gone({ id }: { id: string }) {
  const { LL } = useI18nContext();
  const { state } = useArena(id);
  if (state !== 'absent' && state !== 'not_here') return null;
  return (
    <div className="pb-6">
      <Note
        kind="info"
        title={state === 'absent' ? LL.problems.arena_decided() : LL.arenas.not_here()}
      />
    </div>
  );
}
