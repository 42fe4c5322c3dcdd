import { Link } from '@tanstack/react-router';
import { isPlotted, type MonthOfMine } from '#domain/rewards/my-statistics.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** In place of plots that would be empty: what fills them, and the way there. */
export function ToFill({ months }: { months: readonly MonthOfMine[] }) {
  const { LL } = useI18nContext();
  const words = LL.profile.statistics;
  const lacks = (['games', 'patches', 'points'] as const).filter(
    (plot) => !isPlotted(plot, months),
  );
  if (lacks.length === 0) return null;
  return (
    <section aria-labelledby="to-fill" className="flex max-w-prose flex-col gap-2">
      <h3 id="to-fill" className="text-lg">
        {words.to_fill.title()}
      </h3>
      <ul className="flex flex-col gap-1 text-soft">
        {lacks.map((plot) => (
          <li key={plot}>{words.to_fill[plot]()}</li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-3">
        <Link to="/events" className={buttonClass()}>
          {words.empty_action()}
        </Link>
        {lacks.includes('patches') && (
          <Link to="/patches/redeem" className={buttonClass()}>
            {LL.patch.redeem.go()}
          </Link>
        )}
      </div>
    </section>
  );
}
