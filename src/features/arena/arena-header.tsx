import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Navigation from 'lucide-react/icons/navigation';
import { useEffect } from 'react';
import { fullAddress, hasPoint } from '#domain/arena/arena-contacts.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { distance_m } from '#domain/place/distance.ts';
import { useBack } from '#entities/event/use-back.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { PlaceFact } from '#entities/place/place-fact.tsx';
import { formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';

/**
 * Name, full address, and the distance where the place of this device is known; its line is kept while
 * that is found.
 */
export function ArenaHeader({ arena }: { arena: Arena }) {
  const { LL, locale } = useI18nContext();
  const { position, has_room, askIfAllowed } = usePlace();
  useEffect(() => void askIfAllowed(), [askIfAllowed]);
  const onBack = useBack('/map');
  const away = position && hasPoint(arena) && distance_m(position, arena);
  return (
    <PageHeader
      back={
        <Link to="/map" className={buttonClass({ variant: 'plain', size: 'sm' })} onClick={onBack}>
          <ArrowLeft aria-hidden className="size-5" />
          {LL.arenas.back()}
        </Link>
      }
      title={arena.name}
    >
      <div className="facts">
        <PlaceFact>{fullAddress(arena)}</PlaceFact>
      </div>
      {has_room && hasPoint(arena) && (
        <p className="facts min-h-6">
          {typeof away === 'number' && (
            <span className="fact tabular-nums">
              <Navigation aria-hidden />
              {LL.events.distance.away({ distance: formatDistance(away, locale) })}
            </span>
          )}
        </p>
      )}
    </PageHeader>
  );
}
