import { expect } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { addEvent, addOperator, addPerson, type Outcome } from '../acts.ts';
import { openPglite } from '../database.ts';
import { CODES, NO_JSON } from './fuzz-codes.ts';
import { addFuzzPeople, type FuzzPeople } from './fuzz-people.ts';
import { addFuzzTeam, type FuzzTeam } from './fuzz-teams.ts';
import { spoilt } from './nasty.ts';
import { refusal, type Session, type Who } from '../session.ts';

const CANARY = '5599900000001';
/**
 * Runs for each of a hundred bodies. The number is limited because PGlite wears out, and because of
 * the time in CI.
 */
const RUNS = 100;
/**
 * PGlite dies after some thousand refusals that are sent to the client: it is replaced before that.
 */
const WORN_AFTER = 2_000;

export type Fuzzed = FuzzTeam &
  FuzzPeople & {
    owner: string;
    player: string;
    admin: string;
    event: string;
    trio: string;
    operator: string;
    team: string;
    patch: string;
    arena: string;
  };

/** A database with a row of every kind, to which spoilt requests are sent. */
export class FuzzWorld {
  db!: Session & AsyncDisposable;
  who!: Fuzzed;
  #refusals = 0;
  /**
   * The fingerprint of the rows before the requests. It must stay the same, because every request
   * is rolled back.
   */
  #untouched = '';
  readonly #openDatabase: () => Promise<Session & AsyncDisposable>;

  constructor(of: () => Promise<Session & AsyncDisposable> = openPglite) {
    this.#openDatabase = of;
  }

  async open(): Promise<void> {
    this.#refusals = 0;
    const db = await this.#openDatabase();
    this.db = db;
    // the refusal by a daily limit would hide every other
    await db.rows('delete from private.mutation_quotas');
    const owner = await addPerson(db, 'Organizadora', CANARY);
    const player = await addPerson(db, 'Jogadora');
    const other = await addPerson(db, 'Outro');
    const event = await addEvent(db, owner);
    const trio = await addEvent(db, owner, { game_mode: '3X3' });
    const operator = await addOperator(db, player, { event, whatsapp: CANARY });
    const team = { id: crypto.randomUUID(), name: 'Alfa' };
    await addOperator(db, other, { event: trio, new_team: team });
    const admin = await addPerson(db, 'Administradora');
    await db.rows(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [admin]);
    const [patch, arena] = [crypto.randomUUID(), crypto.randomUUID()];
    await db.rows(`insert into public.patches (id, nome) values ($1, 'Patch')`, [patch]);
    await db.rows(`insert into private.patch_codes (patch_id, code) values ($1, 'AAAAAAAAAA')`, [
      patch,
    ]);
    await db.rows(
      `insert into public.arenas (id, name, address, city, state, latitude, longitude, created_by)
     values ($1, 'Arena', 'Rua das Arenas 1', 'Curitiba', 'PR', -25, -49, $2)`,
      [arena, player],
    );
    const squad = await addFuzzTeam(db, owner);
    const reached = await addFuzzPeople(db, { player, admin });
    this.who = {
      ...squad,
      ...reached,
      owner,
      player,
      admin,
      event,
      trio,
      operator,
      team: team.id,
      patch,
      arena,
    };
    this.#untouched = await this.#fingerprint();
  }

  async renewWhenWorn(): Promise<void> {
    if (this.#refusals < WORN_AFTER) return;
    await this.close();
    await this.open();
  }

  close() {
    return this.db[Symbol.asyncDispose]();
  }

  /**
   * A value that changes with every row of user data. The ledger and its refusals are not included.
   */
  #fingerprint(): Promise<string> {
    return this.db.one<string>(`
  select md5(string_agg(t, '|' order by t)) from (
    select to_jsonb(x)::text as t from public.airsoft_events x union all select to_jsonb(x)::text from public.operators x
    union all select to_jsonb(x)::text from public.operator_contacts x union all select to_jsonb(x)::text from public.event_teams x
    union all select to_jsonb(x)::text from public.profiles x union all select to_jsonb(x)::text from public.profile_contacts x
    union all select to_jsonb(x)::text from public.user_roles x union all select to_jsonb(x)::text from public.notifications x
    union all select to_jsonb(x)::text from public.patches x union all select to_jsonb(x)::text from public.user_patches x
    union all select to_jsonb(x)::text from public.user_points x union all select to_jsonb(x)::text from private.patch_codes x
    union all select to_jsonb(x)::text from public.teams x union all select to_jsonb(x)::text from public.team_members x
    union all select to_jsonb(x)::text from public.team_ranks x union all select to_jsonb(x)::text from public.team_member_ranks x
    union all select to_jsonb(x)::text from public.team_communications x union all select to_jsonb(x)::text from public.team_votes x
    union all select to_jsonb(x)::text from public.team_alliances x union all select to_jsonb(x)::text from public.team_achievements x
    union all select to_jsonb(x)::text from public.team_tallies x union all select to_jsonb(x)::text from public.team_agenda_events x
    union all select to_jsonb(x)::text from public.team_attendances x union all select to_jsonb(x)::text from public.team_absences x
    union all select to_jsonb(x)::text from public.team_invitations x union all select to_jsonb(x)::text from private.team_invitation_uses x
    union all select to_jsonb(x)::text from public.team_contacts x union all select to_jsonb(x)::text from public.team_member_contacts x
    union all select to_jsonb(x)::text from public.event_staff x union all select to_jsonb(x)::text from public.waiting_list x
    union all select to_jsonb(x)::text from public.check_ins x union all select to_jsonb(x)::text from public.staff_links x
    union all select to_jsonb(x)::text from public.place_leases x union all select to_jsonb(x)::text from public.station_records x
    union all select to_jsonb(x)::text from public.gate_keys x
    union all select to_jsonb(x)::text from public.user_devices x union all select to_jsonb(x)::text from public.advertisements x
    union all select to_jsonb(x)::text from public.arenas x union all select to_jsonb(x)::text from private.departures x) all_rows`);
  }

  /** Sends it, checks the answer and the rows, and rolls back. @returns the code, or 'ok' */
  async send(as: Who, fn: string, json: string): Promise<string> {
    const { db } = this;
    let said = 'ok';
    await db.trial('postgres', async () => {
      let results: Outcome[] = [];
      let answer = '';
      const refused = await refusal(async () => {
        const body = await db.rpc<{ results?: Outcome[] }>(as, fn, json);
        answer = JSON.stringify(body);
        results = body.results ?? [];
      });
      if (refused) {
        const unreadable = await refusal(() =>
          db.trial('postgres', () => db.rows('select $1::text::jsonb', [json])),
        );
        this.#refusals += unreadable ? 2 : 1;
        said = refused.sql_state.startsWith('PT') ? refused.message : refused.sql_state;
        if (unreadable) expect([...NO_JSON]).toContain(refused.sql_state);
        else {
          expect(['PT409', 'PT401', 'PT429']).toContain(refused.sql_state);
          expect([...CODES]).toContain(refused.message);
          expect(JSON.parse(refused.detail)).toMatchObject({ code: refused.message });
          expect(`${refused.message} ${refused.detail}`).not.toMatch(
            /relation|constraint|function|syntax|line \d/i,
          );
        }
      }
      for (const { status, code } of results) {
        if (status === 'applied') continue;
        expect([...CODES]).toContain(code);
        said = code ?? said;
      }
      if (!results.some(({ status }) => status === 'applied'))
        expect(await this.#fingerprint()).toBe(this.#untouched);
      if (as === 'anon') expect(answer).not.toContain(CANARY);
    });
    return said;
  }

  /** Runs spoilt bodies and records the codes, so that a fuzz that reaches nothing fails. */
  async fuzz(as: () => Who, fn: string, body: () => unknown): Promise<Set<string>> {
    const named = Object.values(this.who);
    const ids = [...named, ...named.map((id) => `event:${id}`)];
    const met = new Set<string>();
    await fc.assert(
      fc.asyncProperty(spoilt(body(), ids), async (json) => {
        met.add(await this.send(as(), fn, json));
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    return met;
  }
}
