import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Opened, Question } from './backend-process.ts';

type Ask = Question extends infer Kind
  ? Kind extends { id: number }
    ? Omit<Kind, 'id'>
    : never
  : never;

/** A start, a question or the end takes a second, and ten on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Processes of this worker whose backend was closed, for the next one: to start a process takes as
 * long as to open a backend in it.
 */
const idle = new Set<BackendChild>();

/** The process of a test's backend, and the questions that it answers. */
export class BackendChild {
  readonly #process: ChildProcess;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #last_id = 0;
  #said = '';

  private constructor() {
    this.#process = fork(join(import.meta.dirname, 'backend-process.ts'), {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // it serves a few requests: to optimise PGlite's program takes a third of what it computes
      execArgv: ['--liftoff-only'],
    });
    this.#process.stderr?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
    this.#process.on('message', (answer: Answer) => {
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
    });
    this.#process.on('exit', () => {
      idle.delete(this);
      for (const [id, reply] of this.#asked) reply({ id, error: this.#gone });
      this.#asked.clear();
    });
  }

  /** Opens a backend. @returns its process, and its publishable key */
  static async open(options: Opened): Promise<{ child: BackendChild; anon_key: string }> {
    const [child = new BackendChild()] = idle;
    idle.delete(child);
    try {
      const [anon_key] = await child.ask({ kind: 'open', options });
      return { child, anon_key: anon_key as string };
    } catch (error) {
      await child.kill();
      throw error;
    }
  }

  async ask(question: Ask): Promise<unknown[]> {
    const id = ++this.#last_id;
    const answer = await new Promise<Answer>((resolve) => {
      if (this.#isGone) return resolve({ id, error: this.#gone });
      const late = setTimeout(() => {
        this.#asked.delete(id);
        this.#process.kill('SIGKILL'); // a backend that is alive and silent would be waited for in every test
        const waited = `the backend did not answer within ${PATIENCE_MS / 1000} s`;
        resolve({ id, error: `${waited}\n${this.#said}` });
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
    const exited = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await exited;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Closes the backend. Its process waits for the next one. */
  async close(): Promise<void> {
    if (this.#isGone) return;
    this.signal('SIGCONT');
    try {
      await this.ask({ kind: 'close' });
      idle.add(this);
    } catch (error) {
      await this.kill();
      throw error;
    }
  }

  get #gone(): string {
    return `the backend is gone\n${this.#said}`;
  }

  get #isGone(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }
}
