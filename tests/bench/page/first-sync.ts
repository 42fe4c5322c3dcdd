import { openAccount } from '#sync/account/account.ts';
import { serverConfig } from '#app/account/server-config.ts';

/** Milliseconds, and the number of rows. */
export type FirstSync = {
  readonly open_ms: number;
  /** From open databases to the state "synced": everything is stored. */
  readonly sync_ms: number;
  readonly rows: number;
};

/**
 * A visitor's first sync by the real sync: databases opened, snapshot applied, cursors stored,
 * pulled.
 */
export async function firstSync(): Promise<FirstSync> {
  const started = performance.now();
  const account = await openAccount(serverConfig(), null);
  const opened = performance.now();
  const { status } = account.sync;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      const { phase } = status.get();
      if (phase === 'synced') resolve();
      else if (phase !== 'initial_sync' && phase !== 'never_synced' && phase !== 'syncing')
        reject(new Error(`the first sync ended as ${phase}`));
    };
    status.watch(look);
    look();
  });
  const synced = performance.now();
  return { open_ms: opened - started, sync_ms: synced - opened, rows: status.get().received };
}
