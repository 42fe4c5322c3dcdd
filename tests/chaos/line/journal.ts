import type { Counts } from '../counts.ts';
import type { Asked, LetGo, Said } from '../check/evidence.ts';
import type { Exchange } from './faulty-line.ts';

type Push = { readonly p: { readonly mutations: readonly { readonly id: string }[] } };
type Pushed = { readonly results?: readonly Said[] };
type Record_ = Asked & { readonly open_sends?: number; readonly status: string };

/** What the run records: what devices store, and what passes on the network. */
export class Journal {
  readonly asked: Asked[] = [];
  readonly let_go: LetGo[] = [];
  readonly said: Said[] = [];
  readonly problems: string[] = [];
  readonly #counts: Counts;
  /** Whether the server may answer with an error now. */
  readonly #isExcused: () => boolean;
  readonly #sent = new Set<string>();

  constructor(options: { counts: Counts; isExcused: () => boolean }) {
    this.#counts = options.counts;
    this.#isExcused = options.isExcused;
  }

  saw = (device: string, what: 'asked' | 'let_go', record: unknown): void => {
    if (what === 'asked') {
      this.asked.push({ ...(record as Asked), device });
      return;
    }
    for (const one of record as Record_[]) {
      const { id, status, open_sends = 0 } = one;
      this.let_go.push({ id, status, open_sends });
      // its page was killed before it could say so
      if (!this.asked.some((known) => known.id === id)) this.asked.push({ ...one, device });
    }
  };

  exchanged = ({ path, asked, status, answered }: Exchange): void => {
    if (status >= 500 && !this.#isExcused()) {
      this.problems.push(`${path}: ${status} ${answered.toString().slice(0, 300)}`);
    }
    if (!path.startsWith('/rest/v1/rpc/sync_push')) return;
    for (const { id } of (JSON.parse(asked.toString()) as Push).p.mutations) {
      this.#counts.add('sends', this.#sent.has(id) ? 'again' : 'first');
      this.#sent.add(id);
    }
    if (status !== 200) return this.#counts.add('push refused', String(status));
    for (const { id, status: outcome, code, dup } of (JSON.parse(answered.toString()) as Pushed)
      .results ?? []) {
      this.said.push({ id, status: outcome, code, dup });
    }
  };

  evidence() {
    return { asked: this.asked, let_go: this.let_go, said: this.said };
  }
}
