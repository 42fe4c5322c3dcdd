import { mutate } from '#tests/sql/acts.ts';
import type { Session } from '#tests/sql/session.ts';
import { testId } from '../seeded-random.ts';

export const organisers = [testId(0xa, 1), testId(0xa, 2)] as const;
export const players = Array.from({ length: 14 }, (_, i) => testId(0xb, i + 1));
export const ana = testId(0xb, 1);
export const events = Array.from({ length: 8 }, (_, i) => testId(0xe, i + 1));
export const arenas = Array.from({ length: 6 }, (_, i) => testId(0xc, i + 1));
export const teams = Array.from({ length: 6 }, (_, i) => testId(0xd, i + 1));
/** Teams with members; the others are rows that an administrator changes directly. */
export const squads = [testId(0x9, 1), testId(0x9, 2), testId(0x9, 3)] as const;
export const patches = Array.from({ length: 6 }, (_, i) => testId(0xf, i + 1));

export const organiserOf = (event: string): string =>
  organisers[events.indexOf(event) % 2 === 0 ? 0 : 1];

/** A small country: two organisers, eight events of every kind, arenas, teams, patches. */
export async function seedWorld(session: Session): Promise<void> {
  await session.request('postgres', async () => {
    await session.exec(`
      delete from private.mutation_quotas; -- a handful of people do here what a country does
      -- and all of it on one day, also at gates of games to come
      create or replace function private.check_gate_day(e public.airsoft_events, happened_at timestamptz, field text)
      returns void language plpgsql stable set search_path = '' as $$ begin end $$;
      insert into auth.users (id, email, raw_user_meta_data)
      select id, id || '@x.test', jsonb_build_object('name', 'Pessoa ' || n, 'whatsapp', '55999' || lpad(n::text, 8, '0'))
      from unnest(array[${sqlList([...organisers, ...players])}]::uuid[]) with ordinality u (id, n);

      insert into public.arenas (id, name, address, city, state, latitude, longitude, is_active, created_by)
      select id, 'Arena ' || n, 'Rua das Arenas ' || n, 'Curitiba', 'PR', -25, -49, n % 3 > 0,
        case when n % 2 = 0 then '${ana}'::uuid else '${organisers[0]}' end
      from unnest(array[${sqlList(arenas)}]::uuid[]) with ordinality a (id, n);
      insert into public.teams (id, name, city, state)
      select id, 'Time ' || n, 'Curitiba', 'PR' from unnest(array[${sqlList(teams)}]::uuid[]) with ordinality t (id, n);
      insert into public.patches (id, nome)
      select id, 'Patch ' || n from unnest(array[${sqlList(patches)}]::uuid[]) with ordinality p (id, n);
    `);
    for (const [index, event] of events.entries()) {
      await session.rows(
        `insert into public.airsoft_events (id, name, date, time, location, briefing, game_mode, is_public,
           allow_public_list, max_op, created_by)
         values ($1, $2, current_date + $3::int, '09:00', 'Campo do norte', '<p>Óculos sempre no rosto.</p>', $4, $5, $6, $7, $8)`,
        [
          event,
          `Jogo ${index}`,
          20 + index,
          index === 3 ? '3X3' : 'MilSim',
          index % 4 !== 2,
          index % 3 !== 1,
          index === 0 ? 9 : 0,
          organiserOf(event),
        ],
      );
    }
  });
  await fillSquads(session);
  for (const event of events) {
    for (const player of players.filter((_, i) => (i + events.indexOf(event)) % 4 === 0)) {
      await mutate(session, player, register(player, event));
    }
  }
}

/**
 * A captain, an officer, a veteran, a member and somebody who asks to join in each; the first two
 * are allies.
 */
async function fillSquads(session: Session): Promise<void> {
  const captains = [organisers[0], players[4]!, players[5]!];
  for (const [index, team_id] of squads.entries()) {
    const captain = captains[index]!;
    const ids = Array.from({ length: 5 }, (_, n) => testId(0x8, 10 * index + n));
    const ask = (user: string, name: string, args: object) => mutate(session, user, { name, args });
    const place = { city: 'Curitiba', state: 'PR' };
    const team = { id: team_id, member_id: ids[0], name: `Tropa ${index}`, ...place };
    await ask(captain, 'create_team@1', team);
    for (const [n, person] of [ana, organisers[1], players[1]!, players[2]!].entries()) {
      const member_id = ids[n + 1];
      await ask(person, 'request_join@1', { id: member_id, team_id });
      if (n === 3) continue;
      await ask(captain, 'approve_member@1', { member_id, team_id });
      // ana is an officer in one, a veteran in another, and a member of the third
      const role = ['officer', 'veteran', 'member'][(n + index) % 3];
      await ask(captain, 'set_member_role@1', { member_id, team_id, role });
    }
    for (const channel of ['general', 'tactical', 'admin']) {
      const post = { id: crypto.randomUUID(), team_id, channel, type: 'message', content: 'Oi.' };
      await ask(captain, 'post_communication@1', post);
    }
  }
  const id = testId(0x8, 99);
  const [team_id, team2_id] = squads;
  const proposed = { id, team_id, team2_id, type: 'tactical' };
  await mutate(session, captains[0]!, { name: 'propose_alliance@1', args: proposed });
  const accepted = { id, team_id: team2_id, accept: true };
  await mutate(session, captains[1]!, { name: 'answer_alliance@1', args: accepted });
}

let trios = 0;

export function register(player: string, event: string) {
  trios += 1;
  const number = String(1000 + players.indexOf(player));
  const trio = events.indexOf(event) === 3;
  return {
    name: 'register@1',
    args: {
      operator_id: crypto.randomUUID(),
      event_id: event,
      name: 'Pessoa que joga',
      whatsapp: `5541900${number.padStart(6, '0')}`,
      invited_by: 'Um amigo',
      ...(trio ? { new_team: { id: crypto.randomUUID(), name: `Trio ${trios} ${number}` } } : {}),
    },
  };
}

export const sqlList = (ids: readonly string[]): string => ids.map((id) => `'${id}'`).join(', ');
