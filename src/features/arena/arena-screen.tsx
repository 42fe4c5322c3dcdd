import { useId, type ReactNode } from 'react';
import { hasPoint } from '#domain/arena/arena-contacts.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { AboutArena } from '#entities/arena/arena-types.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useArena } from '#live/rows/use-arena.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import { ArenaActs } from './arena-acts.tsx';
import { ArenaAge } from './arena-age.tsx';
import { ArenaCare } from './arena-care.tsx';
import { ArenaEvents, type CalendarFile } from './arena-events.tsx';
import { ArenaHeader } from './arena-header.tsx';
import { ArenaHours } from './arena-hours.tsx';
import { ArenaPhotos } from './arena-photos.tsx';
import { ArenaPlace, type StillMap } from './arena-place.tsx';
import { AskedOfArena, type EditArena } from './asked-of-arena.tsx';
import { InReview } from './in-review.tsx';
import { ArenaNotHere, NoSuchArena } from './no-arena.tsx';

type ArenaScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  /** A picture of a map, which belongs to another feature. */
  stillMap: StillMap;
  /** Saves a game for the phone's calendar; belongs to another feature. */
  calendarFile: CalendarFile;
  /** Opens the form of the arena. */
  onEdit: EditArena;
};

/** One arena (Spec 2 §2, /arena/{id}). */
export function ArenaScreen({ id, ...rest }: ArenaScreenProps) {
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
    case 'not_here':
      return (
        <>
          <div className="page-width flex flex-col gap-6 pt-6 empty:hidden">
            <AskedOfArena id={id} onEdit={rest.onEdit} />
          </div>
          {found.state === 'absent' ? <NoSuchArena /> : <ArenaNotHere />}
        </>
      );
    case 'present':
      return <Present arena={found.row} {...rest} />;
  }
}

type PresentProps = Omit<ArenaScreenProps, 'id'> & { arena: Arena };

function Present({ arena, now, stillMap, calendarFile, onEdit }: PresentProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  return (
    <>
      <ScreenTitle>{arena.name}</ScreenTitle>
      <ArenaHeader arena={arena} />
      <div className="page-width grid gap-x-10 gap-y-8 pt-6 pb-12 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          <AskedOfArena id={arena.id} onEdit={onEdit} />
          {!arena.is_active && <InReview arena={arena} onEdit={() => onEdit({ id: arena.id })} />}
          <ArenaActs arena={arena} />
          {(arena.description || arena.game_types.length > 0) && (
            <Part title={words.about()}>
              <AboutArena arena={arena} />
            </Part>
          )}
          <Part title={words.events()}>
            <ArenaEvents arena={arena} now={now} calendarFile={calendarFile} />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {hasPoint(arena) && (
            <Part title={words.where()}>
              <ArenaPlace arena={arena} stillMap={stillMap} />
            </Part>
          )}
          <Part title={words.hours()}>
            <ArenaHours hours={arena.opening_hours} now={now} />
          </Part>
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
          {arena.images.length > 0 && (
            <Part title={words.pictures()}>
              <ArenaPhotos arena={arena} />
            </Part>
          )}
          <ArenaAge arena={arena} />
          <ArenaCare
            arena={arena}
            onEdit={() => onEdit({ id: arena.id })}
            onCorrect={() => onEdit({ id: arena.id, correction: true })}
          />
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
