import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', '..', 'supabase', 'local', 'main.ts');
const START_WITHIN_MS = 90_000;
/** `npm start` must stop within five seconds. Unit: ms. */
const STOP_WITHIN_MS = 8_000;

/**
 * The server like `npm start` runs it, in its own process, killed and restarted on the same files.
 */
export class ServerUnderFire {
  readonly #env: NodeJS.ProcessEnv;
  readonly #url: string;
  #child: ChildProcess | null = null;
  /** Set when it is told to stop, until it answers again. */
  #away_since = 0;
  #here_since = 0;
  /** Its wrong answers and actions, one sentence each. */
  readonly problems: string[] = [];

  constructor(options: { data_dir: string; dist_dir: string; port: number }) {
    this.#url = `http://127.0.0.1:${options.port}/health`;
    this.#env = {
      ...process.env,
      DATA_DIR: options.data_dir,
      DIST_DIR: options.dist_dir,
      PORT: String(options.port),
      SEED: 'demo',
    };
  }

  /** @throws when it does not answer in time */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: this.#env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr!.on('data', (text) => (said += String(text)));
    const ended = once(child, 'exit');
    for (const until = performance.now() + START_WITHIN_MS; ;) {
      if (await answers(this.#url)) break;
      const gone = await Promise.race([ended, pause(100)]);
      if (gone || performance.now() > until) throw new Error(`the server does not start: ${said}`);
    }
    this.#here_since = performance.now();
    void ended.then(([code, signal]) => {
      if (this.#child === child)
        this.problems.push(`the server ended by itself: ${code} ${signal}`);
    });
    child.stderr!.on('data', (text) => {
      // a server that is told to stop may report what it had to abandon
      if (this.#child === child)
        this.problems.push(`the server said: ${String(text).slice(0, 1_000)}`);
    });
  }

  /** At any moment; with SIGTERM it may finish its requests. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    this.#away_since = performance.now();
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const exit = await Promise.race([ended, pause(STOP_WITHIN_MS)]);
    if (exit && signal === 'SIGTERM' && exit[0] !== 0)
      this.problems.push(`the server did not stop well: ${exit[0]}`);
    if (exit) return;
    this.problems.push(`the server did not stop within ${STOP_WITHIN_MS} ms`);
    child.kill('SIGKILL');
    await ended;
  }

  /** It was told to stop, or has only just started. */
  isExcused(): boolean {
    return this.#child === null || this.#away_since > this.#here_since;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
