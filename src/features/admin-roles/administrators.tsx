import { useState } from 'react';
import { eventDay } from '#domain/time/event-day.ts';
import { NeedsSignal } from '#entities/administration/needs-signal.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { Answered } from '#live/administration/use-answer.ts';
import type { Administrator } from '#sync/calls/administration.ts';
import { Button } from '#ui/button.tsx';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

type AdministratorsProps = Answered<readonly Administrator[]> & {
  onRetry: () => void;
  onRemove: (person: Administrator) => Promise<void>;
};

/** Who has the role. The last one keeps it (Spec 2 §6); the server checks it again. */
export function Administrators({ phase, answer, onRetry, onRemove }: AdministratorsProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.roles;
  const me = usePerson();
  const [removing, setRemoving] = useState<Administrator>();
  const is_failed = phase === 'refused' || (phase === 'unreached' && !answer);
  return (
    <section aria-labelledby="admin-roles-head" aria-busy={phase === 'asking'} className="min-w-0">
      <h2 id="admin-roles-head" className="mb-3 font-display text-2xl">
        {words.list()}
      </h2>
      {is_failed && (
        <NeedsSignal
          title={words.load_failed()}
          is_refused={phase === 'refused'}
          onRetry={onRetry}
        />
      )}
      {!is_failed && !answer && <SkeletonRows count={2} label={words.loading()} />}
      {!is_failed && answer && (
        <>
          <ul aria-labelledby="admin-roles-head" className="divide-y divide-line">
            {answer.map((one) => (
              <Row
                key={one.id}
                one={one}
                is_me={one.id === me?.id}
                is_last={answer.length === 1}
                onRemove={setRemoving}
              />
            ))}
          </ul>
          {answer.length === 1 && <p className="pt-3 text-soft">{words.last()}</p>}
        </>
      )}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={words.remove_title({ user: removing.name || words.nameless() })}
          confirm_label={words.remove()}
          cancel_label={LL.common.cancel()}
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined);
            void onRemove(removing);
          }}
        >
          {removing.id === me?.id ? words.remove_me() : words.remove_body()}
        </ConfirmDialog>
      )}
    </section>
  );
}

type RowProps = {
  one: Administrator;
  is_me: boolean;
  is_last: boolean;
  onRemove: (one: Administrator) => void;
};

function Row({ one, is_me, is_last, onRemove }: RowProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.roles;
  const name = one.name || words.nameless();
  const facts = [
    is_me && words.me(),
    one.team,
    words.since({ date: formatDay(eventDay(one.created_at), locale) }),
    one.given_by !== null && words.given_by({ user: one.given_by || words.nameless() }),
  ];
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Avatar name={name} />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {!is_last && (
        <Button
          variant="danger"
          aria-label={words.remove_one({ user: name })}
          onClick={() => onRemove(one)}
        >
          {words.remove()}
        </Button>
      )}
    </li>
  );
}
