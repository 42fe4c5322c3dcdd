import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { Note } from '#ui/page/note.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { AdRow } from './ad-row.tsx';
import { AdNotes } from './ad-notes.tsx';
import { AdDialog } from './form/ad-dialog.tsx';
import { AdNumbers } from './numbers/ad-numbers.tsx';
import { StateFilter } from './state-filter.tsx';
import { useAds, type Ad } from './use-ads.ts';
import { useShownAds } from './use-shown-ads.ts';

/**
 * The desk of advertisements (Spec 1 §9): what is on air, planned, over or off, with its figures.
 */
export function AdsScreen({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const words = LL.admin.ads;
  const today = eventDay(now);
  const { ads, has_figures, is_refused, is_asking, ask } = useAds();
  const { state, setState, shown } = useShownAds(ads, today);
  const [open, setOpen] = useState<Ad | 'new'>();
  const [counted, setCounted] = useState<Ad>();
  const edit = (ad: Ad) => {
    setOpen(ad);
    if (has_figures) ask(); // somebody else may have written it since
  };
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader
        title={words.title()}
        actions={
          <Button icon={Plus} onClick={() => setOpen('new')}>
            {words.create()}
          </Button>
        }
      >
        <p className="text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width flex flex-col gap-4 pt-4 pb-12">
        <AdNotes ads={ads} is_whole={has_figures} />
        {ads && !has_figures && (
          <Note
            kind="info"
            title={is_refused ? LL.admin.denied_detail() : words.no_figures()}
            action={
              <Button busy={is_asking} onClick={ask}>
                {LL.common.try_again()}
              </Button>
            }
          />
        )}
        {!shown && <SkeletonRows label={words.loading()} />}
        {ads && ads.length > 0 && <StateFilter value={state} onChange={setState} />}
        {shown?.length === 0 && (
          <EmptyState icon={Megaphone}>{state === '' ? words.none() : words.none_so()}</EmptyState>
        )}
        {shown && shown.length > 0 && (
          <ul aria-label={words.title()} className="flex flex-col gap-3">
            {shown.map((ad) => (
              <AdRow
                key={ad.id}
                ad={ad}
                today={today}
                onEdit={() => edit(ad)}
                onNumbers={ad.figures && (() => setCounted(ad))}
              />
            ))}
          </ul>
        )}
      </div>
      {counted && <AdNumbers ad={counted} today={today} onClose={() => setCounted(undefined)} />}
      {open && (
        <AdDialog
          key={open === 'new' ? open : open.id}
          ads={ads ?? []}
          ad={open === 'new' ? undefined : (ads?.find(({ id }) => id === open.id) ?? open)}
          gone={
            open !== 'new' && has_figures && !ads?.some(({ id }) => id === open.id)
              ? LL.problems.refused.advertisement_not_found()
              : undefined
          }
          today={today}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
