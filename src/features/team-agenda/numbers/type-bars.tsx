import type { entriesByType } from '#domain/agenda/agenda-statistics.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** How many entries of each type the team had: a bar each, with its number. */
export function TypeBars({ types }: { types: ReturnType<typeof entriesByType> }) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_agenda;
  const most = Math.max(...types.map(({ count }) => count));
  return (
    <section aria-labelledby="agenda-types" className="min-w-0">
      <h2 id="agenda-types" className="font-display text-xl">
        {words.numbers.types()}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {types.map(({ type, count }) => (
          <div key={type} className="contents">
            <dt>{words.type[type]()}</dt>
            <dd className="flex items-center gap-2">
              <span aria-hidden className="flex-1">
                <span className="mode-bar block" style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className="w-8 text-end font-display text-xl tabular-nums">
                {formatNumber(count, locale)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
