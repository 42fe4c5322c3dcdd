import { useState } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { ABOUT_ADS, adBefore } from '#domain/advertising/asked-ads.ts';
import { isAdForm } from '#domain/advertising/is-ad-form.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { AdDialog } from './form/ad-dialog.tsx';
import type { Ad } from './use-ads.ts';

type AdNotesProps = {
  /** Undefined until known. */
  ads: readonly Ad[] | undefined;
  /** Without a signal only those that are on air are known. */
  is_whole: boolean;
};

/** What I asked about advertisements and waits or was refused; a refused form can be corrected. */
export function AdNotes(known: AdNotesProps) {
  const records = (useOutbox() ?? []).filter(({ name }) => ABOUT_ADS.includes(name));
  return (
    <WaitingNotes
      records={records}
      correct={(record) =>
        isAdForm(record) ? <CorrectAd record={record} {...known} /> : undefined
      }
    />
  );
}

function CorrectAd({ record, ads, is_whole }: AdNotesProps & { record: OutboxRecord }) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const { id } = record.args as { id: string };
  const here = ads?.find((ad) => ad.id === id);
  const last = useLastRow(id, here);
  if (!ads) return null;
  const is_new = record.name === 'create_advertisement@1';
  const missing = is_whole
    ? LL.problems.refused.advertisement_not_found()
    : LL.admin.ads.not_here();
  return (
    <>
      <CorrectButton record={record} onCorrect={() => setOpen(true)} />
      {open && (
        <AdDialog
          ads={ads}
          ad={is_new ? undefined : (last ?? adBefore(record))}
          gone={is_new || here ? undefined : missing}
          not_here={!is_whole}
          refused={record}
          today={eventDay(record.created_at)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
