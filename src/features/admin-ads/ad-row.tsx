import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Pencil from 'lucide-react/icons/pencil';
import Power from 'lucide-react/icons/power';
import { adState, type AdState } from '#domain/advertising/ad-state.ts';
import { adLocations } from '#domain/advertising/ad-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { Button } from '#ui/button.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip, type StateKind } from '#ui/lists/state-chip.tsx';
import { AdFigures } from './ad-figures.tsx';
import { useAdActs } from './use-ad-acts.ts';
import type { Ad } from './use-ads.ts';

const LOOK: Record<AdState, StateKind> = {
  on_air: 'confirmed',
  planned: 'waiting',
  over: 'past',
  off: 'closed',
};

type AdRowProps = {
  ad: Ad;
  today: string;
  onEdit: () => void;
  /** Undefined without a signal. */
  onNumbers: (() => void) | undefined;
};

/** One advertisement: where and when it is shown, what came of it. */
export function AdRow({ ad, today, onEdit, onNumbers }: AdRowProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.ads;
  const { turn } = useAdActs();
  const state = adState(ad, today);
  const turned = ad.is_active ? words.turn_off() : words.turn_on();
  const place = adLocations.find((one) => one === ad.location);
  return (
    <li className="flex flex-wrap items-start gap-4 rounded-box border border-line p-4">
      <PatchPicture id={ad.id} src={ad.image_url} alt="" size={4} />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="font-display text-xl leading-tight wrap-anywhere">{ad.title}</h2>
          <StateChip kind={LOOK[state]}>{words.state[state]()}</StateChip>
        </div>
        <p className="text-sm text-soft wrap-anywhere">
          {LL.sponsor.by({ sponsor: ad.sponsor_name })}
        </p>
        <p className="text-sm text-soft">
          {place ? words.place[place]() : ad.location} · <Days ad={ad} />
        </p>
        {ad.figures && <AdFigures {...ad.figures} />}
      </div>
      <div className="flex w-full flex-wrap gap-2 md:w-auto">
        <Button in_row icon={Pencil} onClick={onEdit} aria-label={words.edit_one({ ad: ad.title })}>
          {words.edit()}
        </Button>
        {onNumbers && (
          <Button
            in_row
            icon={ChartNoAxesColumn}
            onClick={onNumbers}
            aria-label={words.numbers.of({ ad: ad.title })}
          >
            {words.numbers.open()}
          </Button>
        )}
        <Button
          in_row
          icon={Power}
          onClick={() => void turn(ad, !ad.is_active)}
          aria-label={`${turned}: ${ad.title}`}
        >
          {turned}
        </Button>
      </div>
    </li>
  );
}

function Days({ ad: { start_date, end_date } }: { ad: Ad }) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.ads.days;
  const [start, end] = [start_date, end_date].map((day) => day && formatDay(day, locale));
  if (start && end) return words.between({ start, end });
  if (start) return words.from({ start });
  return end ? words.until({ end }) : words.always();
}
