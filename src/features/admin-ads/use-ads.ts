import { useMemo } from 'react';
import type { AdColumns } from '#domain/advertising/ad-form.ts';
import { ABOUT_ADS, withAskedAds } from '#domain/advertising/asked-ads.ts';
import { useAnswer, type Question } from '#live/administration/use-answer.ts';
import { useAskAfter } from '#live/administration/use-ask-after.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import {
  listAdvertisements,
  type CountedAdvertisement,
} from '#sync/calls/advertising/advertisements.ts';

/** An advertisement of the desk. */
export type Ad = AdColumns & {
  readonly id: string;
  readonly is_active: boolean;
  /** Undefined without a signal: figures are kept on no device. */
  readonly figures?: { readonly views: number; readonly clicks: number };
};

const question: Question<readonly CountedAdvertisement[]> = async ({ local }) => {
  const outcome = await listAdvertisements(local);
  return outcome.kind === 'ok' ? { kind: 'ok', data: outcome.data.ads } : outcome;
};
const counted = ({ views, clicks, ...ad }: CountedAdvertisement): Ad => ({
  ...ad,
  figures: { views, clicks },
});
const advertisements: LiveQuery<'public_records'> = {
  find: { selector: { kind: { $eq: 'advertisement' } } },
};

/**
 * Every advertisement with its figures, as the server says; while it does not, the active ones that
 * this device shows to everybody.
 */
export function useAds() {
  const { phase, answer, is_first, ask } = useAnswer(question);
  useAskAfter(ABOUT_ADS, ask);
  const outbox = useOutbox();
  const found = useLiveRecords('public_records', advertisements);
  const ads = useMemo(
    () =>
      (answer && withAskedAds(answer.map(counted), outbox ?? [])) ??
      (found.state === 'loading' ? undefined : found.rows)
        ?.flatMap((row): Ad[] =>
          row.kind === 'advertisement' ? [{ ...row.data, id: row.id, is_active: true }] : [],
        )
        .toSorted((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1)),
    [answer, outbox, found],
  );
  return {
    ads: is_first ? undefined : ads,
    has_figures: answer !== undefined,
    is_refused: phase === 'refused',
    is_asking: phase === 'asking',
    ask,
  };
}
