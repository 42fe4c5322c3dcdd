import { useMemo } from 'react';
import { askedAt } from '#domain/attendance/asked-at.ts';
import { attention, type Attention } from '#domain/stations/attention.ts';
import { namesOf } from '#domain/person/asked-names.ts';
import { useEventRecords } from '#live/event/use-event-records.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Gate } from '../use-gate.ts';

/** `refused`: what this device asked, and the server refused. */
export type AttentionRow = Attention & { readonly refused?: OutboxRecord };

/** What the organiser has to look at; what this device asked in vain comes first. */
export function useAttention({
  event,
  list,
  marks,
  refused,
}: Pick<Gate, 'event' | 'list' | 'marks' | 'refused'>): readonly AttentionRow[] | undefined {
  const records = useEventRecords(event.id, 'station');
  return useMemo(() => {
    if (!records) return undefined;
    return [
      ...refused.map((record) => refusedRow(record, list)),
      ...attention({ list, marks, records }),
    ];
  }, [list, marks, refused, records]);
}

function refusedRow(refused: OutboxRecord, list: Gate['list']): AttentionRow {
  const { id, name, args } = refused;
  const operator_id = (args as { operator_id?: string | null }).operator_id ?? '';
  return {
    key: `not_sent ${id}`,
    kind: 'not_sent',
    name: list.of.get(operator_id)?.operator?.name ?? namesOf({ name, args }),
    at: askedAt(refused),
    about: [],
    refused,
  };
}
