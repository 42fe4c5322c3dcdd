import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ThreadDriver } from '../thread/thread-driver.ts';
import type { Statement } from '../thread/thread-messages.ts';

type Session = Pick<ThreadDriver, 'query'>;
type Setting = { name: string; value: string };

/** One setting of a transaction, as lite writes it, in a statement of its own. */
const SETTING = /^\s*select set_config\('([\w.]+)', (?:\$1|''), true\)\s*$/i;

/**
 * The session as one acquisition of kysely uses it. lite begins a transaction and sets ten values,
 * one by one; they wait here and run with the next statement, in one message. They belong to this
 * object and this transaction: another request must never get them.
 */
export class TurnConnection implements DatabaseConnection {
  readonly #session: Session;
  #state: 'outside' | 'beginning' | 'inside' = 'outside';
  #settings: Setting[] = [];

  constructor(session: Session) {
    this.#session = session;
  }

  begin(): void {
    this.#state = 'beginning';
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const was = this.#state;
    this.#state = 'outside';
    this.#settings = [];
    if (was === 'inside') await this.#session.query(how);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const setting = settingOf(sql, parameters);
    if (setting && this.#state !== 'outside') {
      this.#settings.push(setting);
      return { rows: [] };
    }
    const before = this.#waiting();
    const { rows, affectedRows } = await this.#session.query<R>(sql, [...parameters], before);
    return { rows, numAffectedRows: BigInt(affectedRows) };
  }

  /** From here on the transaction has begun: a failure of any of these needs its rollback. */
  #waiting(): Statement[] {
    const before: Statement[] = [];
    if (this.#state === 'beginning') {
      this.#state = 'inside';
      before.push({ sql: 'begin', params: [] });
    }
    const settings = this.#settings.splice(0);
    if (settings.length > 0) {
      const calls = settings.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`);
      const params = settings.flatMap(({ name, value }) => [name, value]);
      before.push({ sql: `select ${calls.join(', ')}`, params });
    }
    return before;
  }

  streamQuery(): never {
    throw new Error('no streaming');
  }
}

function settingOf(sql: string, parameters: readonly unknown[]): Setting | null {
  const [, name] = SETTING.exec(sql) ?? [];
  const [value = ''] = parameters;
  return name !== undefined && typeof value === 'string' ? { name, value } : null;
}
