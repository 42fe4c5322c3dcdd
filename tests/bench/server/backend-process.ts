import { openBackend } from '#local/backend.ts';

/** The backend in its own process, so that it can be stopped, and does not slow the bench. */
export type BackendOrder = {
  readonly dist_dir: string;
  readonly seed_dir: string;
  /** Absent: everything in memory. */
  readonly data_dir?: string;
};

/** One answer for each command; `sql` runs as superuser. */
export type BackendCommand = { readonly sql: string } | 'stop';
export type BackendAnswer =
  | { readonly ready: true; readonly port: number; readonly anon_key: string }
  | { readonly rows: unknown[] }
  | { readonly failed: string };

if (import.meta.main) {
  process.on('disconnect', () => process.exit(0)); // the bench process has ended
  const order = JSON.parse(process.argv[2]!) as BackendOrder;
  const say = (answer: BackendAnswer) => process.send!(answer);
  const backend = await openBackend({
    ...order,
    data_dir: order.data_dir ?? null,
    seed: 'demo',
    port: 0,
  });
  say({ ready: true, port: backend.port, anon_key: backend.anon_key });
  process.on('message', (command: BackendCommand) => {
    if (command === 'stop') void backend.close().then(() => process.exit(0));
    else {
      backend.db.query(command.sql).then(
        ({ rows }) => say({ rows }),
        (error: unknown) => say({ failed: String(error) }),
      );
    }
  });
}
