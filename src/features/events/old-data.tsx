import { useOldData } from '#live/use-old-data.ts';
import { useOnline } from '#live/use-online.ts';
import { DataFrom } from './data-from.tsx';

/** Says how old this list is, once that matters. */
export function OldData({ now }: { now: string }) {
  const online = useOnline();
  const synced_at = useOldData('public', { now, online });
  return synced_at === null ? null : <DataFrom synced_at={synced_at} now={now} />;
}
