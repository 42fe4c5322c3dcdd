import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/** Whether the form of an advertisement asked for it: its switch and its deletion have none. */
export function isAdForm({ name, args }: Pick<OutboxRecord, 'name' | 'args'>): boolean {
  const { patch } = args as { patch?: object };
  if (!/^(create|update)_advertisement@/.test(name)) return false;
  return !patch || Object.keys(patch).some((column) => column !== 'is_active');
}
