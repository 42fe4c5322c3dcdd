import { useEffect } from 'react';
import type { StillList } from '../rows/use-still-list.ts';
import { rememberSeen } from './seen-events.ts';

/** Stores these rows, so that the next start shows them before any database is open. */
export function useRememberSeen(
  { rows, next }: StillList,
  { today, synced_at }: { today: string; synced_at: number | undefined },
): void {
  useEffect(() => {
    if (!rows || rows.length === 0 || !synced_at) return;
    rememberSeen({ rows: rows.filter(({ date }) => date >= today), synced_at, next });
  }, [rows, today, synced_at, next]);
}
