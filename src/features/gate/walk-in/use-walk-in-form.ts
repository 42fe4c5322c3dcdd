import { useForm, useStore } from '@tanstack/react-form';
import { useCallback, useRef, useState } from 'react';
import {
  emptyWalkIn,
  walkInArgs,
  walkInProblems,
  type WalkInForm,
} from '#domain/attendance/walk-in.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { useAccount } from '#live/account-context.ts';
import { notKeptSentence } from '#i18n/words/kept-words.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutateAll } from '#actions/use-mutate-all.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { randomId } from '#platform/random-id.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';

export type WalkInStart = {
  event: AirsoftEvent;
  draft_key: string;
  /** Without a draft. */
  given: WalkInForm;
  draft: WalkInForm | null;
  /** What the server refused, and is corrected here. */
  refused?: OutboxRecord | undefined;
  /** Of this phone, with a place left. */
  lease_id?: string | undefined;
  onInvalid: () => void;
  /** Called once place and mark are stored on this device. */
  onKept: (came: CameIn) => void;
};

export type CameIn = {
  /** Of the operator. */
  readonly id: string;
  readonly name: string;
  /** undefined: their mark was made before. */
  readonly mark_id: string | undefined;
  /** UTC ISO instant by the server's clock. */
  readonly came_at: string;
};

/** The form for somebody who stands on no list. */
export function useWalkInForm(start: WalkInStart) {
  const { event, draft_key, given, refused, lease_id } = start;
  const { LL } = useI18nContext();
  const [failure, setFailure] = useState('');
  const { db } = useAccount().local;
  const mutateAll = useMutateAll();
  const { discard } = useOutboxActions();
  const over = useRef(false);
  const form = useForm({
    defaultValues: start.draft ?? given,
    ...checkedBy(walkInProblems),
    onSubmitInvalid: start.onInvalid,
    onSubmit: async ({ value }) => {
      const name = value.name.trim();
      // their mark knows them by this id, so it stands for them again
      const operator_id = refused ? operatorOf(refused) : randomId();
      const event_id = event.id;
      const label = `${event.name} (${name})`;
      const place = walkInArgs(value, { operator_id, event_id, lease_id });
      // their place and their mark, or neither
      const kept = await mutateAll([
        { name: 'walk_in@1', args: place, label },
        ...(refused
          ? []
          : [{ name: 'check_in@1', args: { event_id, operator_id, mark: 'in' }, label } as const]),
      ]);
      if (!kept.ok) return setFailure(notKeptSentence(LL, kept.code));
      over.current = true;
      await dropDraft(db, draft_key);
      if (refused) await discard(refused.id);
      const [stored, mark] = kept.value;
      const { came_at } = stored.args as MutationArgs<'walk_in@1'>;
      start.onKept({
        id: operator_id,
        name,
        mark_id: (mark?.args as MutationArgs<'check_in@1'> | undefined)?.id,
        came_at,
      });
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const is_typed = (Object.keys(values) as (keyof WalkInForm)[]).some(
    (field) => values[field] !== given[field],
  );
  const isOver = useCallback(() => over.current, []);
  return {
    form,
    values,
    failure,
    typed: is_typed ? values : undefined,
    isOver,
    /** Nobody is taken in: what was typed is not kept. */
    leaveForm: () => {
      over.current = true;
      void dropDraft(db, draft_key);
    },
  };
}

const operatorOf = ({ args }: OutboxRecord): string =>
  (args as { operator_id: string }).operator_id;

/** A stored draft. The same function over renders. */
export function readWalkIn(stored: unknown): WalkInForm | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = stored as Partial<Record<keyof WalkInForm, unknown>>;
  const filled = Object.entries(emptyWalkIn).map(([field, empty]) => {
    const value = known[field as keyof WalkInForm];
    return [field, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(filled) as WalkInForm;
}
