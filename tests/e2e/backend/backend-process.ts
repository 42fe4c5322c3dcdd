import { openBackend, type Backend, type BackendOptions } from '#local/backend.ts';

/** What a test chooses of a backend. */
export type Opened = Required<Pick<BackendOptions, 'data_dir' | 'seed' | 'port' | 'dist_dir'>> &
  Pick<BackendOptions, 'database_url' | 'settings'>;

/** The parent's messages, over the channel of `fork`. Rows come back as JSON. */
export type Question =
  | { readonly id: number; readonly kind: 'open'; readonly options: Opened }
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly params: unknown[];
    }
  | { readonly id: number; readonly kind: 'refresh_snapshot' | 'close' };
/** `rows` of `open`: the publishable key. */
export type Answer =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly error: string };

let opened: Backend | undefined;

async function rowsOf(question: Question): Promise<unknown[]> {
  if (question.kind === 'open') {
    opened = await openBackend({
      ...question.options,
      auth_limits: { burst: 1000 },
      jobs_every_ms: 3_600_000, // a reminder of a game of today would join the notifications of a test
      limit_turns: false, // a browser beside it makes a turn of one second take three
    });
    return [opened.anon_key];
  }
  if (!opened) throw new Error('no backend is open');
  if (question.kind === 'query') {
    return (await opened.db.query(question.sql, question.params)).rows;
  }
  await (question.kind === 'close' ? opened.close() : opened.refreshSnapshot());
  return [];
}

process.on('message', (question: Question) => {
  const { id } = question;
  rowsOf(question).then(
    (rows) => tell({ id, rows }),
    (error: unknown) => tell({ id, error: String(error) }),
  );
});
const tell = (answer: Answer): void => void process.send?.(answer);
process.on('disconnect', () => process.exit(0)); // the parent process has ended
