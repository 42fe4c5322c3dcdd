import type { Database, OpenDatabase } from './database.ts';

/** The timer for the database's scheduled jobs (`private.jobs`); hosted Supabase uses pg_cron. */
export type Jobs = {
  /** Runs what is due now. @returns the names, in order */
  tick: () => Promise<string[]>;
  /** Waits for a running job. */
  stop: () => Promise<void>;
};

export type JobsOptions = {
  db: Pick<OpenDatabase, 'query' | 'ifNoOtherDoes'>;
  /** How often it checks. Unit: ms. */
  every_ms: number;
  /** Sends the push messages that wait. */
  sendPushes: () => Promise<void>;
  /** Removes the files of deleted accounts. */
  sweepPictures: () => Promise<unknown>;
  /** Removes what no longer limits anybody. */
  forgetLimits: () => Promise<void>;
  /** Sends the mails that wait; never rejects. */
  deliverMails: () => Promise<void>;
};

/** Without `private.jobs` there are none. */
export async function startJobs({
  db,
  every_ms,
  sendPushes,
  sweepPictures,
  forgetLimits,
  deliverMails,
}: JobsOptions): Promise<Jobs> {
  const there = await asks(db, `to_regprocedure('private.due_jobs()') is not null`);
  const stopped = new AbortController();
  let running: Promise<string[]> | null = null;

  async function run(): Promise<string[]> {
    const { rows } = await db.query<{ name: string }>(
      'select due_jobs as name from private.due_jobs()',
    );
    const done: string[] = [];
    for (const { name } of rows) {
      if (stopped.signal.aborted) break;
      await db.query('select private.run_job($1)', [name]); // each in its own turn and transaction
      done.push(name);
    }
    await sweepPictures();
    await forgetLimits();
    void deliverMails(); // reminders don't wait for a mail server
    const waiting = await asks(
      db,
      'exists (select from private.push_queue where not_before <= now())',
    );
    if (waiting && !stopped.signal.aborted) await sendPushes();
    return done;
  }

  /**
   * One run at a time: a tick during a run returns that run. While another process of this database
   * runs the jobs, this one does nothing.
   */
  const tick = () =>
    (running ??= db
      .ifNoOtherDoes('jobs', run)
      .then((done) => done ?? [])
      .finally(() => (running = null)));
  const timer = setInterval(() => {
    tick().catch((error: unknown) => console.error('jobs', error));
  }, every_ms);
  timer.unref();
  if (!there) clearInterval(timer);
  return {
    tick: there ? tick : async () => [],
    async stop() {
      stopped.abort();
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

async function asks(db: Pick<Database, 'query'>, condition: string): Promise<boolean> {
  const { rows } = await db.query<{ yes: boolean }>(`select ${condition} as yes`);
  return rows[0]?.yes === true;
}
