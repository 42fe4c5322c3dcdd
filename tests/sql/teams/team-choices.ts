import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { mutate, type Mutation } from '../acts.ts';
import type { Session } from '../session.ts';
import type { addFullTeam } from './team-acts.ts';

const WORDS = ['Um', 'Outro', 'Terceiro'];

/** Few, so that most of the accepted ones exist. */
const codeOf = (n: number) => `C0DE000000000000000${n % 4}`;

/** The kind of action, the person, and the target. */
export type Choice = {
  kind: number;
  who: number;
  a: number;
  b: number;
};

export const anyChoice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat(27),
  who: fc.nat(99),
  a: fc.nat(99),
  b: fc.nat(99),
});

export async function captainOf(db: Session, id: string): Promise<string> {
  const [row] = await db.rows<{ captain_id: string }>(
    'select captain_id from public.teams where id = $1',
    [id],
  );
  return row?.captain_id ?? '';
}

/**
 * A possible next mutation in a team, from the current rows: mostly about something that exists.
 * @returns null for none, so that rare ones stay rare
 */
export async function chooseTeamMutation(
  db: Session,
  { full, other }: { full: Awaited<ReturnType<typeof addFullTeam>>; other: string },
  { kind, a, b, user }: Choice & { user: string },
): Promise<Mutation | null> {
  const { team } = full;
  const pick = async (table: string, where = `team_id = '${team}'`) => {
    const rows = await db.rows<{ id: string }>(
      `select id from public.${table} where ${where} order by id`,
    );
    return rows[a % Math.max(rows.length, 1)]?.id ?? crypto.randomUUID();
  };
  const members = `team_id = '${team}' and deleted_at is null`;
  const id = crypto.randomUUID();
  const word = WORDS[b % WORDS.length] ?? '';
  const of = (name: string, args: object): Mutation => ({
    name,
    args: { team_id: team, ...args },
  });
  const mine = await pick('team_members', `${members} and user_id = '${user}'`);
  const member_id = await pick('team_members', members);
  const words = { objectives: word, equipment: word, roles: null, strategy: word, notes: null };
  // an entry that has begun has not ended: it takes answers and reports
  const year = b % 2 ? 2030 : 2026;
  const start = { start_date: `${year}-01-0${1 + (b % 9)}T12:00:00.000Z` };
  const either = (['officer', 'veteran', 'member'] as const)[b % 3];
  switch (kind) {
    case 0:
      return of('request_join@1', { id });
    case 1:
      return of('approve_member@1', {
        member_id: await pick('team_members', `${members} and not approved`),
      });
    case 2:
      return b % 3 ? null : of('reject_member@1', { member_id });
    case 3:
      return b % 3 ? null : of('remove_member@1', { member_id });
    case 4:
      return b % 4 ? null : of('leave_team@1', { member_id: mine });
    case 5:
      return of('set_member_role@1', { member_id, role: either });
    case 6:
      return b % 2 ? null : of('transfer_captain@1', { member_id });
    case 7:
      return {
        name: 'update_team@1',
        args: { id: team, patch: { description: word, whatsapp: '5585988887777' }, base: {} },
      };
    case 8: {
      const rank = { name: word, description: null, level: 1 + (b % 7) };
      const least = { min_points: b, min_events: 0, min_time_in_team: 0 };
      return of('create_rank@1', { id, ...rank, ...least });
    }
    case 9: {
      const patch = { name: word, level: 1 + (b % 7) };
      return of('update_rank@1', { id: await pick('team_ranks'), patch, base: {} });
    }
    case 10:
      return b % 3 ? null : of('delete_rank@1', { id: await pick('team_ranks') });
    case 11:
      return of('assign_rank@1', { member_id, rank_id: b % 4 ? await pick('team_ranks') : null });
    case 12: {
      const type = b % 2 ? 'poll' : 'message';
      const channel = ['general', 'tactical', 'admin', 'events'][b % 4];
      const poll_options = b % 2 ? ['Sim', 'Não'] : [];
      const post = { channel, type, title: b % 2 ? word : null, content: word };
      return of('post_communication@1', { id, ...post, poll_options, media_urls: [] });
    }
    case 13:
      return b % 3 ? null : of('delete_communication@1', { id: await pick('team_communications') });
    case 14:
      return of('pin_communication@1', {
        id: await pick('team_communications'),
        pinned: b % 2 === 0,
      });
    case 15:
      return of('vote@1', { id: await pick('team_communications'), option: b % 2 });
    case 16:
      return of('propose_alliance@1', { id, team2_id: other, type: 'tactical' });
    case 17:
      return b % 2
        ? of('cancel_alliance@1', { id: await pick('team_alliances', 'true') })
        : of('end_alliance@1', { id: await pick('team_alliances', 'true') });
    case 18: {
      // the other captain answers, so that there is something to end
      const alliance = await pick('team_alliances', `status = 'pending'`);
      await mutate(db, full.person.stranger, {
        name: 'answer_alliance@1',
        args: { id: alliance, team_id: other, accept: b % 3 > 0 },
      });
      return null;
    }
    case 19:
      return of('claim_achievement@1', {
        id,
        achievement_id: await pick('achievements', 'true'),
      });
    case 20: {
      const event = { title: word, description: null, type: 'training', location: word };
      return of('create_agenda_event@1', {
        id,
        ...event,
        ...start,
        end_date: b % 4 ? '2031-01-01T12:00:00.000Z' : null,
      });
    }
    case 21:
      return of('update_agenda_event@1', {
        id: await pick('team_agenda_events'),
        patch: { title: word, ...start },
        base: {},
      });
    case 22:
      return of('set_attendance@1', {
        id: await pick('team_agenda_events'),
        status: ['pending', 'confirmed', 'declined'][b % 3],
      });
    case 24:
      return of('subscribe_team@1', { member_id: b % 3 ? mine : member_id, subscribed: a % 3 > 0 });
    case 25: {
      const code = codeOf(a);
      return of('create_invitation@1', { id, code, max_uses: 1 + (b % 3), days: 1 + (b % 90) });
    }
    case 26:
      return b % 3 ? null : of('revoke_invitation@1', { id: await pick('team_invitations') });
    case 27:
      return of('accept_invitation@1', { id, code: codeOf(a) });
    default: {
      const agenda = await pick('team_agenda_events');
      if (b % 5 === 0) return of('delete_agenda_event@1', { id: agenda });
      if (b % 7 === 1 || b % 7 === 2) {
        const came = [true, false, null][a % 3];
        return of('mark_absences@1', { id: agenda, user_ids: [user], came });
      }
      if (b % 2) return of('save_briefing@1', { id: agenda, patch: words, base: {} });
      const report = { summary: word, achievements: null, challenges: word, learnings: null };
      return of('save_report@1', { id: agenda, patch: { ...report, photos: [] }, base: {} });
    }
  }
}
