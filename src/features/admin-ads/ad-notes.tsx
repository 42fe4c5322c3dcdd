import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { eventDay } from '#domain/time/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { AdDialog } from './form/ad-dialog.tsx';
import type { Ad } from './use-ads.ts';

const UPDATES = ['update_advertisement@1', 'update_advertisement@2'];
const ABOUT_ADS = ['create_advertisement@1', ...UPDATES, 'delete_advertisement@1'];

/** What I asked about advertisements and waits or was refused; a refused form can be corrected. */
export function AdNotes({ ads, onDone }: { ads: readonly Ad[]; onDone: () => void }) {
  const records = (useOutbox() ?? []).filter(({ name }) => ABOUT_ADS.includes(name));
  return <WaitingNotes records={records} correct={(record) => correctAd(record, ads, onDone)} />;
}

/** The way from a refused form back to where it was written; undefined for what has no form. */
function correctAd(record: OutboxRecord, ads: readonly Ad[], onDone: () => void) {
  if (record.name === 'create_advertisement@1')
    return <CorrectAd record={record} ad={undefined} onDone={onDone} />;
  const ad = ads.find(({ id }) => id === (record.args as { id: string }).id);
  return UPDATES.includes(record.name) && ad ? (
    <CorrectAd record={record} ad={ad} onDone={onDone} />
  ) : undefined;
}

type CorrectAdProps = { record: OutboxRecord; ad: Ad | undefined; onDone: () => void };

function CorrectAd({ record, ad, onDone }: CorrectAdProps) {
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
          refused={record}
          today={eventDay(record.created_at)}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
