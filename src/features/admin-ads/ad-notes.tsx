import { useState } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { ABOUT_ADS, AD_UPDATES } from '#domain/advertising/asked-ads.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { AdDialog } from './form/ad-dialog.tsx';
import type { Ad } from './use-ads.ts';

/** What I asked about advertisements and waits or was refused; a refused form can be corrected. */
export function AdNotes({ ads }: { ads: readonly Ad[] }) {
  const records = (useOutbox() ?? []).filter(({ name }) => ABOUT_ADS.includes(name));
  return <WaitingNotes records={records} correct={(record) => correctAd(record, ads)} />;
}

/** The way from a refused form back to where it was written; undefined for what has no form. */
function correctAd(record: OutboxRecord, ads: readonly Ad[]) {
  if (record.name === 'create_advertisement@1')
    return <CorrectAd record={record} ads={ads} ad={undefined} />;
  const ad = ads.find(({ id }) => id === (record.args as { id: string }).id);
  return AD_UPDATES.includes(record.name) && ad ? (
    <CorrectAd record={record} ads={ads} ad={ad} />
  ) : undefined;
}

type CorrectAdProps = { record: OutboxRecord; ads: readonly Ad[]; ad: Ad | undefined };

function CorrectAd({ record, ads, ad }: CorrectAdProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CorrectButton record={record} onCorrect={() => setOpen(true)} />
      {open && (
        <AdDialog
          ads={ads}
          ad={ad}
          refused={record}
          today={eventDay(record.created_at)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
