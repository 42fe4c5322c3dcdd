import { useState, type ComponentType } from 'react';
import { Send } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/use-outbox.ts';
import { useLost } from '#live/use-lost.ts';
import { useRefusedPictures } from '#live/use-refused-pictures.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { LostSections } from './lost-sections.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { outboxGroups } from './outbox-groups.ts';
import { OutboxLists } from './outbox-lists.tsx';
import { OutboxPending } from './outbox-pending.tsx';
import { SyncSummary } from './sync-summary.tsx';
import { useDecide } from './use-decide.ts';

type OutboxScreenProps = {
  now: string;
  /** Opens the form of a participant whom the server refused. */
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
        actions={
          groups.waiting.length > 0 && (
            <Button variant="main" icon={Send} onClick={sendNow}>
              {LL.outbox.action.send_now()}
            </Button>
          )
        }
      >
        {LL.shell.outbox_intro()}
      </PageHeader>
      <div className="page-width flex flex-col gap-8 py-6">
        <SyncSummary now={now} />
        {pictures.length + missing.length + left.stranded.length + left.cleared === 0 &&
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
        onConfirm={(record) => void discardNow(record)}
        onCancel={() => setDiscarding(undefined)}
      />
    </>
  );
}
