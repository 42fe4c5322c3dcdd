import { formatNumber } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useReplicaRows } from '#live/use-replica-rows.ts';

const statistics = { selector: { kind: { $eq: 'statistic' } } };

/** How many events and teams there are, as the server counted them last; without a signal they stand. */
export function HomeNumbers() {
  const { LL } = useI18nContext();
  const rows = useReplicaRows('public_records', statistics);
  const value = (metric: string): number | undefined =>
    rows?.flatMap((row) =>
      row.kind === 'statistic' && row.data.metric === metric ? [row.data.value] : [],
    )[0];
  return (
    <dl className="home-numbers" aria-label={LL.home.hero.numbers()}>
      <Count label={LL.home.hero.events_count()} value={value('events')} />
      <Count label={LL.home.hero.teams_count()} value={value('teams')} />
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
