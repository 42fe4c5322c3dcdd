import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Inbox, Send } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/use-outbox.ts';
import { useOutboxActions } from '#live/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { List } from '#ui/list-row.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { showToast } from '#ui/toast-store.ts';
import { OutboxCard } from './outbox-card.tsx';
import { outboxGroups, type OutboxGroups } from './outbox-groups.ts';
import { OutboxPending } from './outbox-pending.tsx';
import { SyncSummary } from './sync-summary.tsx';

/** Pendências: everything that was asked and has not arrived, or was refused. Nothing leaves it silently. */
export function OutboxScreen({ now }: { now: string }) {
  const { LL } = useI18nContext();
  const records = useOutbox();
  const { sendNow, retry, discard } = useOutboxActions();
  const [discarding, setDiscarding] = useState<OutboxRecord>();
  if (!records) return <OutboxPending />;
  const groups = outboxGroups(records);

  async function discardNow({ id }: OutboxRecord) {
    setDiscarding(undefined);
    if (await discard(id)) showToast({ tone: 'info', title: LL.outbox.discarded() });
  }

  return (
    <>
      <ScreenTitle>{LL.shell.nav.outbox()}</ScreenTitle>
      <PageHeader
        title={LL.shell.nav.outbox()}
        actions={
          groups.waiting.length > 0 && (
            <Button variant="main" icon={Send} onClick={() => void sendNow()}>
              {LL.outbox.action.send_now()}
            </Button>
          )
        }
      >
        {LL.shell.outbox_intro()}
      </PageHeader>
      <div className="page-width flex flex-col gap-8 py-6">
        <SyncSummary now={now} />
        {Object.values(groups).every((group) => group.length === 0) && <NothingWaits />}
        {(['refused', 'blocked', 'waiting'] as const).map((name) => (
          <Section key={name} name={name} records={groups[name]}>
            {(record) => (
              <OutboxCard
                key={record.id}
                record={record}
                now={now}
                onRetry={() => void retry(record.id)}
                onDiscard={() => setDiscarding(record)}
              />
            )}
          </Section>
        ))}
      </div>
      <ConfirmDialog
        open={discarding !== undefined}
        title={LL.outbox.discard.title()}
        confirm_label={LL.outbox.discard.confirm()}
        cancel_label={LL.common.cancel()}
        onConfirm={() => discarding && void discardNow(discarding)}
        onCancel={() => setDiscarding(undefined)}
        danger
      >
        {LL.outbox.discard.body()}
      </ConfirmDialog>
    </>
  );
}

function NothingWaits() {
  const { LL } = useI18nContext();
  return (
    <EmptyState
      icon={Inbox}
      action={
        <Link to="/events" className={buttonClass()}>
          {LL.outbox.empty_action()}
        </Link>
      }
    >
      {LL.outbox.empty()}
    </EmptyState>
  );
}

type SectionProps = {
  name: keyof OutboxGroups;
  records: readonly OutboxRecord[];
  children: (record: OutboxRecord) => ReactNode;
};

function Section({ name, records, children }: SectionProps) {
  const { LL } = useI18nContext();
  if (records.length === 0) return null;
  return (
    <section aria-labelledby={`outbox-${name}`}>
      <h2 id={`outbox-${name}`} className="font-display text-2xl">
        {LL.outbox.section[name]()}
      </h2>
      <List label={LL.outbox.section[name]()}>{records.map(children)}</List>
    </section>
  );
}
