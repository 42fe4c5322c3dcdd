import type { ReactNode } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import { fullAddress } from '#domain/arena/arena-contacts.ts';
import { shortWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { ArenaContacts } from '#entities/arena/arena-links.tsx';
import { ArenaPicture } from '#entities/arena/arena-picture.tsx';
import { PlaceText } from '#entities/place/place-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { hoursText, typesText } from '#entities/arena/fact-texts.ts';

/** Everything that was written about an arena, and its photos. */
export function ArenaFacts({ arena }: { arena: Arena }) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.arenas.fact;
  const facts: [string, ReactNode][] = [
    [words.address(), <PlaceText key="place">{fullAddress(arena)}</PlaceText>],
    [words.coordinates(), `${arena.latitude}, ${arena.longitude}`],
    [words.description(), arena.description],
    [words.game_types(), typesText(arena.game_types, LL)],
    [words.facilities(), arena.facilities.join(', ')],
    [words.hours(), hoursText(arena.opening_hours, { LL, locale })],
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
