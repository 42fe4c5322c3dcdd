import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Question } from './backend-process.ts';
import { PAGE_URL } from './phone.ts';

type Ask = Question extends infer Kind
  ? Kind extends { id: number }
    ? Omit<Kind, 'id'>
    : never
  : never;

/** A start, a question or the end takes a second, and ten on a busy machine. */
const PATIENCE_MS = 60_000;

/** The process of a test's backend, and the questions that it answers. */
export class BackendChild {
  readonly anon_key: string;
  readonly #process: ChildProcess;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #last_id = 0;

  constructor(process: ChildProcess, anon_key: string) {
    this.#process = process;
    this.anon_key = anon_key;
    process.on('message', (answer: Answer) => {
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
    });
    process.on('exit', () => {
      for (const [id, reply] of this.#asked) reply({ id, error: 'the backend is gone' });
      this.#asked.clear();
    });
  }

  static async start(options: {
    data_dir: string;
    database_url: string | undefined;
    seed: string;
    port: number;
    dist_dir: string | null;
  }): Promise<BackendChild> {
    const process_ = fork(join(import.meta.dirname, 'backend-process.ts'), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // it serves a few requests: to optimise PGlite's program takes a third of what it computes
      execArgv: ['--liftoff-only'],
      env: {
        ...process.env,
        DATA_DIR: options.data_dir,
        SEED: options.seed,
        PORT: String(options.port),
        SITE_URL: PAGE_URL, // in the links of its mails
        AUTH_LIMITS: JSON.stringify({ burst: 1000 }),
        ...(options.dist_dir ? { DIST_DIR: options.dist_dir } : {}),
        ...(options.database_url ? { DATABASE_URL: options.database_url } : {}),
      },
    });
    let said = '';
    process_.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const { anon_key } = await new Promise<{ anon_key: string }>((resolve, reject) => {
      const late = setTimeout(() => {
        process_.kill('SIGKILL');
        reject(new Error(`backend did not start within ${PATIENCE_MS / 1000} s\n${said}`));
      }, PATIENCE_MS);
      process_.once('message', (message) => {
        clearTimeout(late);
        resolve(message as { anon_key: string });
      });
      process_.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`backend stopped with ${code}\n${said}`));
      });
    });
    return new BackendChild(process_, anon_key);
  }

  async ask(question: Ask): Promise<unknown[]> {
    const id = ++this.#last_id;
    const answer = await new Promise<Answer>((resolve) => {
      if (this.#isGone) return resolve({ id, error: 'the backend is gone' });
      const late = setTimeout(() => {
        this.#asked.delete(id);
        this.#process.kill('SIGKILL'); // a backend that is alive and silent would be waited for in every test
        resolve({ id, error: `the backend did not answer within ${PATIENCE_MS / 1000} s` });
      }, PATIENCE_MS);
      this.#asked.set(id, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      this.#process.send({ ...question, id });
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.rows;
  }

  async kill(): Promise<void> {
    if (this.#isGone) return;
    const exited = this.#exited();
    this.#process.kill('SIGKILL');
    await exited;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  async close(): Promise<void> {
    if (this.#isGone) return;
    this.signal('SIGCONT');
    const exited = this.#exited();
    try {
      await this.ask({ kind: 'close' });
    } finally {
      const late = setTimeout(() => this.#process.kill('SIGKILL'), PATIENCE_MS);
      await exited;
      clearTimeout(late);
    }
  }

  get #isGone(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  #exited = (): Promise<void> =>
    new Promise((resolve) => this.#process.once('exit', () => resolve()));
}
