import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { HomeContent } from '../seen/seen-home.ts';

/** How many events and teams there are. */
export function HomeNumbers({ counts }: { counts: HomeContent['counts'] }) {
  const { LL } = useI18nContext();
  return (
    <dl className="home-numbers" aria-label={LL.home.hero.numbers()}>
      <Count label={LL.home.hero.events_count()} value={counts.events} />
      <Count label={LL.home.hero.teams_count()} value={counts.teams} />
    </dl>
  );
}

function Count({ label, value }: { label: string; value: number | undefined }) {
  const { locale } = useI18nContext();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined ? '–' : `${formatNumber(value, locale)}+`}</dd>
    </div>
  );
}
