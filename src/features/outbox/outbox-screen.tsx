import { useState, type ComponentType } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { useLost } from '#live/lost/use-lost.ts';
import { useRefusedPictures } from '#live/outbox/use-refused-pictures.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { LostSections } from './lost/lost-sections.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { outboxGroups } from './outbox-groups.ts';
import { OutboxLists } from './outbox-lists.tsx';
import { OutboxPending } from './outbox-pending.tsx';
import { SendNow } from './send-now.tsx';
import { SyncSummary } from './sync-summary.tsx';
import { useDecide } from './use-decide.ts';

type OutboxScreenProps = {
  now: string;
  /** Opens the form of a participant that the server refused. */
  correctAddition: ComponentType<{ record: OutboxRecord }>;
};

/**
 * Pendências: everything that was asked and has not been confirmed, or was refused. Nothing
 * disappears from it silently.
 */
export function OutboxScreen({ now, correctAddition }: OutboxScreenProps) {
  const { LL } = useI18nContext();
  const records = useOutbox();
  const { sendNow, retry, discard } = useDecide();
  const pictures = useRefusedPictures();
  const { missing, ...left } = useLost();
  const { expired } = useSyncStatus();
  const [discarding, setDiscarding] = useState<OutboxRecord>();
  // "nothing waits" is shown only once that is known
  if (!records || !pictures || !missing) return <OutboxPending />;
  const groups = outboxGroups(records);

  async function discardNow({ id }: OutboxRecord) {
    setDiscarding(undefined);
    await discard(id);
  }

  return (
    <>
      <ScreenTitle>{LL.shell.nav.outbox()}</ScreenTitle>
      <PageHeader
        title={LL.shell.nav.outbox()}
        actions={groups.waiting.length > 0 && <SendNow onSend={sendNow} />}
      >
        {LL.shell.outbox_intro()}
      </PageHeader>
      <div className="page-width flex flex-col gap-8 py-6">
        <SyncSummary />
        {/* without a session it is unknown whether everything has arrived */}
        {!expired &&
          pictures.length + missing.length + left.stranded.length + left.cleared === 0 &&
          Object.values(groups).every((group) => group.length === 0) && <NothingWaits />}
        <LostSections {...left} {...{ missing, now }} />
        <OutboxLists
          {...{ groups, pictures, now, correctAddition }}
          onRetry={({ id }) => void retry(id)}
          onDiscard={setDiscarding}
        />
      </div>
      <DiscardQuestion
        record={discarding}
        records={records}
        onConfirm={(record) => void discardNow(record)}
        onCancel={() => setDiscarding(undefined)}
      />
    </>
  );
}
