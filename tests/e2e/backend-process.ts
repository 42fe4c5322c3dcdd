import { openBackend } from '#local/backend.ts';

/** The parent's messages, over the channel of `fork`. Rows come back as JSON. */
export type Question =
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly params: unknown[];
    }
  | { readonly id: number; readonly kind: 'refresh_snapshot' | 'close' };
export type Answer =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly error: string };

const env = process.env;
const backend = await openBackend({
  data_dir: env['DATA_DIR'] ?? null,
  database_url: env['DATABASE_URL'],
  seed: env['SEED'] === 'none' ? 'none' : 'demo',
  dist_dir: env['DIST_DIR'] ?? null,
  port: Number(env['PORT'] ?? 0),
  settings: {
    SITE_URL: env['SITE_URL'],
    GEMINI_API_KEY: env['GEMINI_API_KEY'],
    GEMINI_API_URL: env['GEMINI_API_URL'],
    NOMINATIM_URL: env['NOMINATIM_URL'],
  },
  auth_limits: JSON.parse(env['AUTH_LIMITS'] ?? '{}') as object,
  jobs_every_ms: 3_600_000, // a reminder of a game of today would join the notifications of a test
  limit_turns: false, // a browser beside it makes a turn of one second take three
});

const tell = (message: object): void => void process.send?.(message);

async function answer(question: Question): Promise<Answer> {
  const { id, kind } = question;
  try {
    if (kind === 'query') {
      return { id, rows: (await backend.db.query(question.sql, question.params)).rows };
    }
    await (kind === 'close' ? backend.close() : backend.refreshSnapshot());
    return { id, rows: [] };
  } catch (error) {
    return { id, error: String(error) };
  }
}

process.on('message', (question: Question) => {
  void answer(question).then((message) => {
    tell(message);
    if (question.kind === 'close') process.disconnect();
  });
});
process.on('disconnect', () => process.exit(0)); // the parent process has ended
tell({ port: backend.port, anon_key: backend.anon_key });
