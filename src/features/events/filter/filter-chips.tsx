import X from 'lucide-react/icons/x';
import type { When } from '#domain/search/event-filter.ts';
import { weekendOf } from '#domain/time/weekend.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import { formatDays } from '#i18n/formats/days.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import type { GameMode } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import type { EventsSearch, SearchChange } from '../search/events-search.ts';
import { nothingFiltered } from './no-filter.ts';

type FilterChipsProps = { search: EventsSearch; onSearch: (change: SearchChange) => void };

/** The active filters; a tap removes one. */
// A default export, because React.lazy takes nothing else.
export default function FilterChips({ search, onSearch }: FilterChipsProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.filter;
  return (
    <ul aria-label={words.active()} className="strip-filter flex flex-wrap items-center gap-x-2">
      {chipsOf(search, LL, locale).map(({ label, out }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={words.remove({ filter: label })}
            className="flex min-h-[max(3rem,var(--thumb))] cursor-pointer items-center"
            onClick={() => onSearch(out)}
          >
            <span className="chip chip-secondary">
              {label}
              <X aria-hidden />
            </span>
          </button>
        </li>
      ))}
      <li>
        <Button variant="plain" onClick={() => onSearch(nothingFiltered)}>
          {LL.events.filter.clear_all()}
        </Button>
      </li>
    </ul>
  );
}

/** A weekend says its days: on Sunday afternoon it is the next one. */
function whenWords(when: When, LL: TranslationFunctions, locale: Locales): string {
  return when === 'weekend'
    ? `${LL.events.filter.weekend()}: ${formatDays(weekendOf(nowUtc()), locale)}`
    : LL.filter.day[when]();
}

type Chip = { label: string; out: SearchChange };

function chipsOf(search: EventsSearch, LL: TranslationFunctions, locale: Locales): Chip[] {
  const { mode, uf, when, from, to, km, free } = search;
  const words = LL.filter;
  const day = (given: string) => formatDay(given, locale);
  const chips: (Chip | undefined)[] = [
    // a key without a text returns ''
    mode
      ? { label: LL.events.game_mode[mode as GameMode]() || mode, out: { mode: undefined } }
      : undefined,
    uf ? { label: uf, out: { uf: undefined } } : undefined,
    when && { label: whenWords(when, LL, locale), out: { when: undefined } },
    from ? { label: words.from_day({ day: day(from) }), out: { from: undefined } } : undefined,
    to ? { label: words.to_day({ day: day(to) }), out: { to: undefined } } : undefined,
    km ? { label: words.up_to_km({ km }), out: { km: undefined } } : undefined,
    free && { label: LL.events.filter.free_short(), out: { free: undefined } },
  ];
  return chips.filter((chip) => chip !== undefined);
}
