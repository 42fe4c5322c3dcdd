import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { adFormOf, type AdColumns, type AdForm } from '#domain/advertising/ad-form.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { AdDialog } from './ad-dialog.tsx';
import type { Ad } from './use-ads.ts';

const ABOUT_ADS = ['create_advertisement@1', 'update_advertisement@1', 'delete_advertisement@1'];

/** What I asked about advertisements and waits or was refused; a refused form can be corrected. */
export function AdNotes({ ads, onDone }: { ads: readonly Ad[]; onDone: () => void }) {
  const records = (useOutbox() ?? []).filter(({ name }) => ABOUT_ADS.includes(name));
  return <WaitingNotes records={records} correct={(record) => correctAd(record, ads, onDone)} />;
}

/** The way from a refused form back to where it was written; undefined for what has no form. */
function correctAd(record: OutboxRecord, ads: readonly Ad[], onDone: () => void) {
  const { id, patch } = record.args as { id: string; patch?: Partial<AdColumns> };
  if (record.name === 'create_advertisement@1') {
    const typed = adFormOf(record.args as AdColumns);
    return <CorrectAd record={record} ad={undefined} typed={typed} onDone={onDone} />;
  }
  const ad = ads.find((one) => one.id === id);
  if (record.name !== 'update_advertisement@1' || !ad || !patch) return undefined;
  return (
    <CorrectAd record={record} ad={ad} typed={adFormOf({ ...ad, ...patch })} onDone={onDone} />
  );
}

type CorrectAdProps = {
  record: OutboxRecord;
  ad: Ad | undefined;
  typed: AdForm;
  onDone: () => void;
};

function CorrectAd({ record, ad, typed, onDone }: CorrectAdProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={Pencil} onClick={() => setOpen(true)}>
        {LL.outbox.action.edit()}
      </Button>
      {open && (
        <AdDialog
          ad={ad}
          refused={{ record, typed }}
          today={eventDay(record.created_at)}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
