/** Runs SQL on one connection, to PGlite or real PostgreSQL. */
export type Connection = {
  query(text: string, params?: unknown[]): Promise<{ rows: unknown[]; affectedRows?: number }>;
  /** Several statements, no parameters. */
  exec(text: string): Promise<unknown>;
};

/**
 * The acting role: anonymous, or the person with this account. `postgres` owns everything and sees
 * everything.
 */
export type Who = 'anon' | 'postgres' | { user: string };

/** One connection with nestable transactions, on which tests act as different people. */
export class Session {
  readonly #connection: Connection;
  /** The acting role in each open level. */
  readonly #acting: Who[] = [];
  readonly #most_refusals: number;
  #refusals = 0;

  /** @param most_refusals after so many rolled back levels, `trial` and `request` refuse to go on */
  constructor(connection: Connection, { most_refusals = Infinity } = {}) {
    this.#connection = connection;
    this.#most_refusals = most_refusals;
  }

  async rows<Row = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<Row[]> {
    return (await this.#connection.query(text, params)).rows as Row[];
  }

  /** The first column of the first row. */
  async one<T>(text: string, params: unknown[] = []): Promise<T> {
    const [row] = await this.rows(text, params);
    if (!row) throw new Error(`no row: ${text.slice(0, 200)}`);
    return Object.values(row)[0] as T;
  }

  /** How many rows a write changed. */
  async affected(text: string, params: unknown[] = []): Promise<number> {
    return (await this.#connection.query(text, params)).affectedRows ?? 0;
  }

  async exec(text: string): Promise<void> {
    await this.#connection.exec(text);
  }

  /** Runs as a role and rolls back afterwards. */
  async trial<T>(who: Who, run: () => Promise<T>): Promise<T> {
    return this.#nested('rollback', who, run);
  }

  /** Runs as a role and commits, like one request. */
  async request<T>(who: Who, run: () => Promise<T>): Promise<T> {
    return this.#nested('commit', who, run);
  }

  /**
   * One call of an rpc, as PostgREST makes it; its writes are committed.
   * @param args a text is sent unchanged, which allows broken JSON
   */
  async rpc<T = Record<string, unknown>>(who: Who, fn: string, args: unknown): Promise<T> {
    const json = typeof args === 'string' ? args : JSON.stringify(args);
    return this.request(who, () =>
      this.one<T>(`select public.${fn}($1::text::jsonb) as answer`, [json]),
    );
  }

  async #nested<T>(end: 'commit' | 'rollback', who: Who, run: () => Promise<T>): Promise<T> {
    const name = `level_${this.#acting.length}`;
    const outer = this.#acting.at(-1);
    if (this.#refusals > this.#most_refusals)
      throw new Error(`${this.#refusals} refusals in one database: open another one`);
    await this.exec(outer === undefined ? 'begin' : `savepoint ${name}`);
    this.#acting.push(who);
    let finished: 'commit' | 'rollback' = 'rollback';
    try {
      await this.#become(who);
      const result = await run();
      finished = end;
      return result;
    } catch (error) {
      this.#refusals += 1;
      throw error;
    } finally {
      this.#acting.pop();
      if (outer === undefined) await this.exec(finished);
      else {
        await this.exec(
          finished === 'commit' ? `release ${name}` : `rollback to ${name}; release ${name}`,
        );
        if (finished === 'commit') await this.#become(outer); // `set local` outlives its savepoint
      }
    }
  }

  /** The role's session as PostgREST opens it: role and claims, until the transaction ends. */
  async #become(who: Who): Promise<void> {
    const role = who === 'anon' ? 'anon' : who === 'postgres' ? 'none' : 'authenticated';
    const claims = typeof who === 'string' ? { role } : { role, sub: who.user };
    await this.#connection.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
      [role, JSON.stringify(claims)],
    );
  }
}

/** A refused statement: SQLSTATE and the texts that would reach the device. Null when it ran. */
export type Refusal = {
  sql_state: string;
  message: string;
  detail: string;
};

/**
 * The refusal of `run`, or null when it was not refused. @throws any error that is not the
 * database's
 */
export async function refusal(run: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await run();
    return null;
  } catch (error) {
    const { code, message, detail } = error as { code?: string; message: string; detail?: string };
    if (!code || !/^[0-9A-Z]{5}$/.test(code)) throw error;
    return { sql_state: code, message, detail: detail ?? '' };
  }
}
