import { useId, type ComponentType, type ReactNode } from 'react';
import { hasPoint } from '#domain/arena/arena-contacts.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import type { Position } from '#domain/place/distance.ts';
import { ArenaContacts, ArenaRoute } from '#entities/arena/arena-links.tsx';
import { ArenaPicture } from '#entities/arena/arena-picture.tsx';
import { ArenaTypes } from '#entities/arena/arena-types.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useArena } from '#live/rows/use-arena.ts';
import { Note } from '#ui/page/note.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import { ArenaEvents } from './arena-events.tsx';
import { ArenaHeader } from './arena-header.tsx';
import { ArenaNotHere, NoSuchArena } from './no-arena.tsx';

type ArenaScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  /** A picture of a map, which belongs to another feature. */
  stillMap: ComponentType<Position & { label: string }>;
};

/** One arena (Spec 2 §2, /arena/{id}). */
export function ArenaScreen({ id, now, stillMap }: ArenaScreenProps) {
  const { LL } = useI18nContext();
  const found = useArena(id);
  switch (found.state) {
    case 'loading':
      return (
        <div className="grid min-h-96 place-items-center">
          <Spinner label={LL.common.loading()} />
        </div>
      );
    case 'absent':
      return <NoSuchArena />;
    case 'not_here':
      return <ArenaNotHere />;
    case 'present':
      return <Present arena={found.row} now={now} stillMap={stillMap} />;
  }
}

type PresentProps = Omit<ArenaScreenProps, 'id'> & { arena: Arena };

function Present({ arena, now, stillMap: StillMap }: PresentProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  return (
    <>
      <ScreenTitle>{arena.name}</ScreenTitle>
      <ArenaHeader arena={arena} />
      <div className="page-width grid gap-x-10 gap-y-8 pt-6 pb-12 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          {!arena.is_active && (
            <Note kind="waiting" title={words.in_review()}>
              {words.in_review_hint()}
            </Note>
          )}
          <div className="flex flex-col gap-3">
            <div className="flex flex-wrap gap-3">
              <ArenaRoute arena={arena} />
            </div>
            <ArenaContacts arena={arena} />
          </div>
          {(arena.description || arena.game_types.length > 0) && (
            <Part title={words.about()}>
              {arena.description && (
                <p className="break-words whitespace-pre-line">{arena.description}</p>
              )}
              <ArenaTypes arena={arena} />
            </Part>
          )}
          {arena.facilities.length > 0 && (
            <Part title={words.facilities()}>
              <ul className="flex flex-wrap gap-2">
                {arena.facilities.map((facility) => (
                  <li key={facility} className="chip">
                    {facility}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title={words.hours()}>
            <Hours hours={arena.opening_hours} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {hasPoint(arena) && (
            <Part title={words.where()}>
              <StillMap
                latitude={arena.latitude}
                longitude={arena.longitude}
                label={words.where_map({ name: arena.name })}
              />
            </Part>
          )}
          <Part title={words.events()}>
            <ArenaEvents id={arena.id} now={now} />
          </Part>
          {arena.images.length > 0 && (
            <Part title={words.pictures()}>
              <ul className="grid grid-cols-2 gap-3">
                {arena.images.map((src, at) => (
                  <li key={src}>
                    <ArenaPicture
                      src={src}
                      alt={words.picture({ number: at + 1, name: arena.name })}
                    />
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="font-display text-2xl leading-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Spec 2 §2: day and hours, or closed when there are none. */
function Hours({ hours }: { hours: Arena['opening_hours'] }) {
  const { LL } = useI18nContext();
  const days = Object.entries(hours);
  if (days.length === 0) return <p className="text-soft">{LL.arenas.closed()}</p>;
  return (
    <dl className="grid max-w-96 grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {days.map(([day, text]) => (
        <div key={day} className="contents">
          <dt className="first-letter:uppercase">{day}</dt>
          <dd className="text-soft tabular-nums">{text.trim() || LL.arenas.closed()}</dd>
        </div>
      ))}
    </dl>
  );
}
