import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { fullAddress } from '#domain/arena/arena-contacts.ts';
import type { Arena, ListedArena } from '#domain/arena/arena-list.ts';
import { ArenaContacts, ArenaRoute } from '#entities/arena/arena-links.tsx';
import { ArenaPicture } from '#entities/arena/arena-picture.tsx';
import { AboutArena } from '#entities/arena/arena-types.tsx';
import { ReviewChip } from '#entities/arena/review-chip.tsx';
import { DistanceFact } from '#entities/place/distance-fact.tsx';
import { PlaceText } from '#entities/place/place-text.tsx';
import { PlaceCard } from '#entities/places-map/place-card.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { buttonClass, IconButton } from '#ui/button.tsx';

type ArenaCardProps = { listed: ListedArena; onClose: () => void };

/** What a tap on an arena shows (Spec 2 §2). */
export function ArenaCard({ listed: { arena, distance_m }, onClose }: ArenaCardProps) {
  const { LL } = useI18nContext();
  return (
    <PlaceCard place_id={arena.id} title={arena.name} onClose={onClose}>
      {!arena.is_active && <InReview arena={arena} />}
      <div>
        <p>
          <PlaceText>{fullAddress(arena)}</PlaceText>
        </p>
        <p className="facts min-h-6 text-soft empty:hidden">
          <DistanceFact distance_m={distance_m} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ArenaRoute arena={arena} />
        <Link to="/arena/$id" params={{ id: arena.id }} className={buttonClass()}>
          {LL.arenas.page()}
        </Link>
      </div>
      <Carousel arena={arena} />
      <AboutArena arena={arena} />
      <ArenaContacts arena={arena} />
    </PlaceCard>
  );
}

/** It is a proposal of mine. */
function InReview({ arena }: { arena: Arena }) {
  const outbox = useOutbox() ?? [];
  return (
    <p>
      <ReviewChip arena={arena} waits={waitsFor(arena.id, outbox)} />
    </p>
  );
}

/** One picture at a time. */
function Carousel({ arena: { images, name } }: { arena: Arena }) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const [at, setAt] = useState(0);
  const src = images[at];
  if (src === undefined) return null;
  const turn = (by: number) => setAt((at + by + images.length) % images.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={words.pictures()}>
      <ArenaPicture key={src} src={src} alt={words.picture({ number: at + 1, name })} />
      {images.length > 1 && (
        <div className="flex items-center justify-center gap-2">
          <IconButton icon={ChevronLeft} label={words.previous()} onClick={() => turn(-1)} />
          <span role="status" className="tabular-nums">{`${at + 1} / ${images.length}`}</span>
          <IconButton icon={ChevronRight} label={words.next()} onClick={() => turn(1)} />
        </div>
      )}
    </div>
  );
}
