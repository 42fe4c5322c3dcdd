import { useEffect } from 'react';
import type { ListedRow } from '../first-events.ts';
import { rememberSeen } from './seen-events.ts';

/** Stores these rows, so that the next start shows them before any database is open. */
export function useRememberSeen(
  rows: readonly ListedRow[] | undefined,
  {
    today,
    synced_at,
    next,
  }: { today: string; synced_at: number | undefined; next: string | undefined },
): void {
  useEffect(() => {
    if (!rows || rows.length === 0 || !synced_at) return;
    rememberSeen({ rows: rows.filter(({ date }) => date >= today), synced_at, next });
  }, [rows, today, synced_at, next]);
}
