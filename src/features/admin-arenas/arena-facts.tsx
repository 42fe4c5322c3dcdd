import type { ReactNode } from 'react';
import { isGameType, type Arena } from '#domain/arena/arena-list.ts';
import { dayHours, type OpeningHours } from '#domain/arena/opening-hours.ts';
import { shortWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { ArenaContacts } from '#entities/arena/arena-links.tsx';
import { ArenaPicture } from '#entities/arena/arena-picture.tsx';
import { weekDayName } from '#i18n/formats/week-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Everything that was written about an arena, and its photos. */
export function ArenaFacts({ arena }: { arena: Arena }) {
  const { LL } = useI18nContext();
  const words = LL.admin.arenas.fact;
  const facts: [string, ReactNode][] = [
    [words.address(), `${arena.address}, ${arena.city} - ${arena.state}`],
    [words.coordinates(), `${arena.latitude}, ${arena.longitude}`],
    [words.description(), arena.description],
    [words.game_types(), arena.game_types.length > 0 && <GameTypes types={arena.game_types} />],
    [words.facilities(), arena.facilities.join(', ')],
    [words.hours(), hasHours(arena) && <Hours hours={arena.opening_hours} />],
    [words.phone(), arena.phone && shortWhatsapp(arena.phone)],
    [words.whatsapp(), arena.whatsapp && shortWhatsapp(arena.whatsapp)],
    [words.instagram(), arena.instagram],
    [words.facebook(), arena.facebook],
    [words.website(), arena.website],
  ];
  return (
    <div className="flex min-w-0 flex-col gap-4">
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
      <ArenaContacts arena={arena} />
      {arena.images.length > 0 && (
        <ul aria-label={words.images()} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {arena.images.map((src, at) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer" className="block">
                <ArenaPicture
                  src={src}
                  alt={LL.arenas.picture({ number: at + 1, name: arena.name })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const hasHours = ({ opening_hours }: Arena): boolean => Object.keys(opening_hours).length > 0;

function Hours({ hours }: { hours: OpeningHours }) {
  const { LL, locale } = useI18nContext();
  return dayHours(hours)
    .map(({ day, key, text }) => {
      const name = day ? weekDayName(day, locale) : key;
      return `${name}: ${text || LL.arenas.closed()}`;
    })
    .join('\n');
}

/** An older proposal may have a word that is no type: what was written is what is reviewed. */
function GameTypes({ types }: { types: readonly string[] }) {
  const { LL } = useI18nContext();
  return types.map((type) => (isGameType(type) ? LL.arenas.types[type]() : type)).join(', ');
}
