import ClipboardList from 'lucide-react/icons/clipboard-list';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Shield from 'lucide-react/icons/shield';
import { useI18nContext } from '#i18n/i18n-react.tsx';

const features = [
  ['management', ClipboardList],
  ['location', LocateFixed],
  ['patches', Shield],
] as const;

/** What the app offers: a folded map, and the legend beside it. */
export function HomeFeatures() {
  const { LL } = useI18nContext();
  return (
    <section aria-labelledby="features" className="home-features">
      <div>
        <h2 id="features" className="max-w-[3.6em] text-5xl leading-[0.9] md:text-7xl">
          {LL.home.features.title()}
        </h2>
        <div aria-hidden className="home-fold" />
      </div>
      <ul className="divide-y divide-line self-end">
        {features.map(([name, Icon]) => (
          <li key={name} className="flex gap-5 py-6">
            <Icon aria-hidden strokeWidth={1.5} className="mt-1 size-8 shrink-0 text-secondary" />
            <div>
              <h3 className="text-2xl leading-tight">{LL.home.features[name].title()}</h3>
              <p className="mt-1 max-w-120 text-soft">{LL.home.features[name].body()}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
