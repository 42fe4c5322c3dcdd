import { useCallback, useEffect, useMemo, useState } from 'react';
import { isOwner } from '#domain/event/event-rules.ts';
import { useHasApp } from '#entities/field-pack/use-has-app.ts';
import { usePerson } from '#live/account-context.ts';
import { useEventStaff } from '#live/event/use-event-staff.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { useEventPasses } from '#live/pass/use-event-passes.ts';
import { useKeptPassKey } from '#live/pass/use-kept-pass-key.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { persistStorage } from '#platform/kept/storage-quota.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type PackPart = 'list' | 'app' | 'pass' | 'pass_key' | 'contact';

export type Pack = {
  /** What this device lacks before it goes where there is no signal. */
  readonly missing: readonly PackPart[];
  /** The browser does not promise to keep what is here when space gets short; undefined until asked. */
  readonly is_kept: boolean | undefined;
  readonly at_the_gate: boolean;
  readonly has_place: boolean;
  /** The organiser's number, for whom the server gives it. */
  readonly contact: string | null;
  /** Asks for everything again. */
  readonly download: () => void;
};

const nobody: readonly string[] = [];

/** What a person takes to the field; opening it downloads it. undefined until this device was read. */
export function usePack(event: AirsoftEvent, scope: ScopeState | null): Pack | undefined {
  const person = usePerson();
  const registrations = useMyRegistrations();
  const staff = useEventStaff(event.id);
  const payment = useLiveRecord('event_payments', event.id);
  const has_app = useHasApp();
  const pass_key = useKeptPassKey();
  const mine = registrations?.get(event.id);
  const place = mine?.status === 'confirmed' ? mine.operator_id : undefined;
  const held = useEventPasses(
    event.id,
    useMemo(() => (place ? [place] : nobody), [place]),
  );
  const syncNow = useSyncNow();
  const [is_kept, setKept] = useState<boolean>();
  const ask = held?.ask;
  const keep = useCallback(() => void persistStorage().then(setKept), []);
  useEffect(keep, [keep]);

  const is_read = registrations && staff && held && payment.state !== 'loading';
  if (!is_read || has_app === undefined || pass_key === undefined) return undefined;
  const at_the_gate = isOwner(event, person) || Boolean(staff.mine?.data.accepted_at);
  const may_call = event.show_contact && (at_the_gate || place !== undefined);
  const lacks: Record<PackPart, boolean> = {
    list: !scope?.complete,
    app: !has_app,
    pass: mine !== undefined && (!place || !['here', 'unavailable'].includes(held.phase)),
    pass_key: at_the_gate && !pass_key,
    contact: may_call && payment.state !== 'present',
  };
  return {
    missing: parts.filter((part) => lacks[part]),
    is_kept,
    at_the_gate,
    has_place: mine !== undefined,
    contact: event.show_contact && payment.state === 'present' ? payment.row.whatsapp : null,
    download: () => {
      keep();
      ask?.();
      syncNow();
    },
  };
}

/** In the order in which they are named. */
const parts = ['list', 'pass', 'pass_key', 'contact', 'app'] as const;
