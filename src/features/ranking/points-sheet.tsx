import { Link } from '@tanstack/react-router';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay, formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { pointsBySource, type PointsOfSource } from './points-by-source.ts';

/** What gives points, and what gave me mine: counted on this device, also without a signal. */
export default function PointsSheet({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext();
  const words = LL.ranking;
  const person = usePerson();
  return (
    <Dialog open onClose={onClose} title={words.why.title()} close_label={LL.common.close()}>
      <div className="flex flex-col gap-6">
        <ul className="list-disc ps-5 text-soft">
          <li>{words.rules.game()}</li>
          <li>{words.rules.more()}</li>
          <li>{words.rules.when()}</li>
        </ul>
        {person && <Mine />}
      </div>
    </Dialog>
  );
}

const everything = { selector: {} };

function Mine() {
  const { LL } = useI18nContext();
  const words = LL.ranking;
  const records = useReplicaRows('my_records', everything);
  const known = useMineIsKnown();
  const me = useScopeState('me');
  if (!records || !known) return <SkeletonRows count={3} label={LL.common.loading()} />;
  if (!me?.complete) return <p>{words.why.not_here()}</p>;
  const sources = pointsBySource(records);
  const sum = sources.reduce((all, one) => all + one.sum, 0);
  return (
    <section aria-labelledby="my-points" className="flex flex-col gap-4">
      <h3 id="my-points" className="flex justify-between gap-4 text-xl">
        {words.why.mine()}
        <span>{words.points({ count: sum })}</span>
      </h3>
      {sources.length === 0 && <p>{words.no_points()}</p>}
      {sources.map((one) => (
        <OfSource key={one.source} {...one} />
      ))}
      <Link
        to="/profile"
        search={{ tab: 'estatisticas' }}
        className="inline-flex tap-height items-center self-start underline"
      >
        {LL.profile.statistics.points_plot()}
      </Link>
    </section>
  );
}

function OfSource({ source, sum, rows }: PointsOfSource) {
  const { LL, locale } = useI18nContext();
  const title = LL.ranking.why.source[source]();
  return (
    <div>
      <h4 className="flex justify-between gap-4 border-b border-line pb-2 text-lg text-secondary">
        {title}
        <span className="tabular-nums">{formatNumber(sum, locale)}</span>
      </h4>
      <ul aria-label={title} className="divide-y divide-line">
        {rows.map(({ id, data }) => (
          <li key={id} className="flex items-baseline gap-4 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{data.description}</span>
            <span className="text-sm text-soft tabular-nums">
              {formatDay(eventDay(data.created_at), locale)}
            </span>
            <span className="min-w-8 text-end tabular-nums">
              {formatNumber(data.points, locale)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
