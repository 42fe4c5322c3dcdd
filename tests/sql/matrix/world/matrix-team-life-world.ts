import type { Role } from '../topics/topic.ts';
import type { Session } from '../../session.ts';
import { must } from '../../teams/team-acts.ts';

type Teams = {
  t: string;
  u: string;
  v: string;
  /** The captain of V. */
  rival: string;
  /** Deleted. */
  x: string;
  /** A team in which none of the matrix's roles is a member. */
  live: string;
  /** Member row of a person who left T. */
  left: string;
  /** Member row of T's officer. */
  officer: string;
};

/** The code of T's invitation: only its captain ever reads it. */
export const CANARY_INVITATION = 'CANARY1NV1TAT10N0001';

type Growing = { user: Record<Role, string | null>; names: Map<string, string>; teams: Teams };

/**
 * The rows of the teams: ranks, posts, alliances, achievements, agenda.
 * @returns rows that would be valid and belong to `me`
 */
export async function addTeamLife(
  db: Session,
  { user, names, teams }: Growing,
): Promise<(me: string | null) => Record<string, Record<string, unknown>>> {
  const { t, u, v, rival, x, live, left, officer } = teams;
  const [captain, of_u] = [user.captain ?? '', user.other_org ?? ''];
  const named = (relation: string, id: string, name: string) => {
    names.set(`${relation} ${id}`, name);
    return id;
  };
  const made = (relation: string, name: string) => named(relation, crypto.randomUUID(), name);

  const rank = made('team_ranks', 'T/rank');
  await must(db, captain, 'create_rank@1', { id: rank, team_id: t, name: 'Sargento', level: 3 });
  await must(db, captain, 'assign_rank@1', { team_id: t, member_id: officer, rank_id: rank });
  named('team_member_ranks', officer, 'T/officer');

  const post = async (args: object, name: string) => {
    const id = made('team_communications', name);
    await must(db, captain, 'post_communication@1', { id, team_id: t, content: 'Oi', ...args });
    return id;
  };
  for (const channel of ['announcements', 'general', 'events', 'tactical', 'admin'])
    await post({ channel, type: 'message' }, `T/${channel}`);
  const poll = await post(
    { channel: 'general', type: 'poll', title: 'Quem vai?', poll_options: ['Eu', 'Não'] },
    'T/poll',
  );
  for (const role of ['captain', 'member'] as const) {
    await must(db, user[role] ?? '', 'vote@1', { id: poll, team_id: t, option: 1 });
    named('team_votes', user[role] ?? '', `T/${role}`);
    const mark = { team_id: t, channel: 'general', seen_at: '2026-11-22T12:00:00Z' };
    await must(db, user[role] ?? '', 'mark_read@1', mark);
    const mark_id = await db.one<string>(
      'select id from public.read_marks where team_id = $1 and user_id = $2',
      [t, user[role]],
    );
    named('read_marks', mark_id, `T/${role}`);
  }

  for (const role of ['captain', 'member'] as const)
    await db.rows(
      `insert into public.team_subscriptions (member_id, team_id, user_id)
       select id, team_id, user_id from public.team_members where team_id = $1 and user_id = $2`,
      [t, user[role]],
    );

  const invitation = made('team_invitations', 'T/invitation');
  const invited = { id: invitation, team_id: t, code: CANARY_INVITATION, max_uses: 5, days: 30 };
  await must(db, captain, 'create_invitation@1', invited);
  await db.rows('update public.team_invitations set used = 1 where id = $1', [invitation]);
  await db.rows(
    'insert into private.team_invitation_uses (invitation_id, user_id) values ($1, $2)',
    [invitation, user.member],
  );
  names.set(`team_invitation_uses ${user.member}`, 'T/use');

  const ally = async (name: string, one: string, two: string) => {
    const id = made('team_alliances', name);
    const who = { [t]: captain, [u]: of_u, [v]: rival }[one] ?? '';
    const args = { id, team_id: one, team2_id: two, type: 'tactical' };
    await must(db, who, 'propose_alliance@1', args);
    return id;
  };
  const old = await ally('TU_old', t, u);
  await must(db, of_u, 'answer_alliance@1', { id: old, team_id: u, accept: true });
  await must(db, captain, 'end_alliance@1', { id: old, team_id: t });
  const active = await ally('TU', t, u);
  await must(db, of_u, 'answer_alliance@1', { id: active, team_id: u, accept: true });
  await ally('VT', v, t);
  const rejected = await ally('UV', u, v);
  await must(db, rival, 'answer_alliance@1', { id: rejected, team_id: v, accept: false });
  await db.rows('delete from public.team_points where source_id = any ($1::uuid[])', [[t, u]]);

  for (const { id } of await db.rows<{ id: string }>('select id from public.achievements'))
    named('achievements', id, 'visible');
  const first = await db.one<string>('select id from public.achievements order by id limit 1');
  await db.rows(
    `insert into public.achievements (id, title, description, category, badge, win_count, is_hidden)
     values ($1, 'Segredo', 'Ninguém sabe.', 'victory', 'lock', 1, true)`,
    [made('achievements', 'hidden')],
  );
  for (const [team, name] of [
    [t, 'T/earned'],
    [x, 'X/earned'],
  ] as const)
    await db.rows(
      'insert into public.team_achievements (id, team_id, achievement_id) values ($1, $2, $3)',
      [made('team_achievements', name), team, first],
    );
  const team_names = new Map([
    [t, 'T'],
    [u, 'U'],
    [v, 'V'],
  ]);
  for (const { id, team_id } of await db.rows<{ id: string; team_id: string }>(
    'select id, team_id from public.team_tallies',
  ))
    named('team_tallies', id, `${team_names.get(team_id) ?? 'other'}/tally`);

  const agenda = made('team_agenda_events', 'T/agenda');
  const when = { type: 'training', location: 'Campo', start_date: '2030-01-01T12:00:00Z' };
  const event = { id: agenda, team_id: t, title: 'Treino', ...when };
  await must(db, captain, 'create_agenda_event@1', event);
  for (const role of ['captain', 'member'] as const) {
    await must(db, user[role] ?? '', 'set_attendance@1', {
      id: agenda,
      team_id: t,
      status: 'confirmed',
    });
    named('team_attendances', user[role] ?? '', `T/${role}`);
    await db.rows(
      'insert into public.team_absences (agenda_event_id, team_id, user_id) values ($1, $2, $3)',
      [agenda, t, user[role]],
    );
    named('team_absences', user[role] ?? '', `T/${role}`);
  }

  return (me) => {
    const id = crypto.randomUUID();
    return {
      team_ranks: { id, team_id: t, name: 'General', level: 10 },
      team_member_ranks: { member_id: left, team_id: t, rank_id: rank, assigned_by: me },
      team_member_facts: { member_id: left, team_id: t, points: 9000 },
      team_subscriptions: { member_id: left, team_id: t, user_id: me },
      team_invitations: {
        id,
        team_id: live,
        code: 'A'.repeat(20),
        code_hash: 'a',
        max_uses: 5,
        expires_at: '2030-01-01T12:00:00Z',
      },
      team_invitation_uses: { invitation_id: invitation, user_id: me },
      team_communications: {
        id,
        team_id: t,
        channel: 'admin',
        type: 'message',
        author_id: me,
        content: 'Oi',
      },
      team_votes: { communication_id: poll, user_id: me, option: 0 },
      read_marks: {
        id,
        user_id: me,
        team_id: t,
        channel: 'admin',
        seen_at: '2026-11-22T12:00:00Z',
      },
      team_alliances: { id, team1_id: live, team2_id: u, type: 'tactical', status: 'active' },
      achievements: {
        id,
        title: 'Minha',
        description: 'Só minha.',
        category: 'victory',
        badge: 'lock',
        win_count: 1,
      },
      team_achievements: { id, team_id: u, achievement_id: first },
      team_tallies: { id, team_id: x, points: 9000 },
      team_agenda_events: { ...event, id },
      team_absences: { agenda_event_id: agenda, team_id: t, user_id: me },
      team_attendances: {
        agenda_event_id: agenda,
        team_id: t,
        user_id: me,
        name: 'Eu mesmo',
        status: 'confirmed',
      },
    };
  };
}
