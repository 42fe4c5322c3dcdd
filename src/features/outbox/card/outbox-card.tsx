import { Link } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import type { ComponentType } from 'react';
import { wordsOf } from '#domain/talk/post-text.ts';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { formatInstantInSentence } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { mutationTitle } from '#i18n/outcomes/mutation-title.ts';
import { copyText } from '#platform/sharing/clipboard.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayBeTaken } from '#sync/outbox/outbox-decisions.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { StateChip, type StateKind } from '#ui/lists/state-chip.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { detailsOf, problemText } from '../problem-words.ts';
import { eventOf, formOf, isRegistration, wayToTeam } from './ways.ts';

const KIND: Record<OutboxRecord['status'], StateKind> = {
  queued: 'waiting',
  sending: 'sending',
  acked: 'confirmed',
  rejected: 'refused',
  blocked: 'warning',
};

type OutboxCardProps = {
  record: OutboxRecord;
  now: string;
  correctAddition: ComponentType<{ record: OutboxRecord }>;
  onRetry: () => void;
  onDiscard: () => void;
};

/** One mutation: what, when, its state, the reason, and what the person can do. */
export function OutboxCard({ now, ...acts }: OutboxCardProps) {
  const { record } = acts;
  const { LL, locale } = useI18nContext();
  const time = { now: new Date(now), locale, LL };
  const problem = problemText(LL, record);
  const waits = record.status === 'queued' && record.next_at > Date.parse(now);
  return (
    <ListRow
      title={mutationTitle(LL, record)}
      level={3}
      facts={
        <>
          {record.status === 'queued' && !waits ? (
            <WaitsChip>{LL.outbox.state.queued()}</WaitsChip>
          ) : (
            <StateChip kind={KIND[record.status]}>{LL.outbox.state[record.status]()}</StateChip>
          )}
          <span>
            {LL.outbox.asked_at({ when: formatInstantInSentence(record.created_at, time) })}
          </span>
          {record.attempts > 0 && <span>{LL.outbox.attempts({ attempts: record.attempts })}</span>}
          {waits && (
            <span>
              {LL.outbox.next_attempt({
                when: formatInstantInSentence(new Date(record.next_at).toISOString(), time),
              })}
            </span>
          )}
        </>
      }
      extra={
        <>
          <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{wordsOf(record)}</p>
          {problem && (
            <p className="mt-2">
              <span className="text-soft">{LL.outbox.reason()}: </span>
              {problem}
            </p>
          )}
          <Actions {...acts} />
        </>
      }
    />
  );
}

function Actions({ record, correctAddition, onRetry, onDiscard }: Omit<OutboxCardProps, 'now'>) {
  const { LL } = useI18nContext();
  const event = eventOf(record);
  const team = wayToTeam(record);
  const { status } = record;
  const again = status === 'blocked' || (status === 'rejected' && mayBeTaken(record));
  const copy = async () => {
    const done = await copyText(detailsOf(record));
    showToast(
      done
        ? { tone: 'success', title: LL.outbox.action.details_copied() }
        : { tone: 'error', title: LL.common.copy_failed() },
    );
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {again && (
        <Button icon={RotateCw} onClick={onRetry}>
          {LL.outbox.action.retry()}
        </Button>
      )}
      {status === 'rejected' && <Correct {...{ record, correctAddition }} />}
      {event && (
        <Link to="/event/$id" params={{ id: event }} className={buttonClass({ variant: 'plain' })}>
          {LL.outbox.action.open_event()}
        </Link>
      )}
      {team && (
        <Link {...team} className={buttonClass({ variant: 'plain' })}>
          {LL.outbox.action.open_team()}
        </Link>
      )}
      <Button variant="plain" icon={Copy} onClick={() => void copy()}>
        {LL.outbox.action.copy_details()}
      </Button>
      {status !== 'sending' && (
        <Button variant="plain" icon={Trash2} onClick={onDiscard}>
          {LL.outbox.action.discard()}
        </Button>
      )}
    </div>
  );
}

type CorrectProps = Pick<OutboxCardProps, 'record' | 'correctAddition'>;

/** Opens the form or screen that it came from, with the same values. */
function Correct({ record, correctAddition: Addition }: CorrectProps) {
  const { LL } = useI18nContext();
  if (record.name === 'add_participant@1') return <Addition record={record} />;
  const form = formOf(record);
  // the form of an event in which I am already has nothing to fill in
  if (!form || (isRegistration(record) && !mayBeTaken(record))) return null;
  return (
    <Link {...form} className={buttonClass()}>
      <Pencil aria-hidden className="size-5" />
      {isRegistration(record) ? LL.outbox.action.edit() : LL.common.edit()}
    </Link>
  );
}
