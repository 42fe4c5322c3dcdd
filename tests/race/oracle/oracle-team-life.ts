import { mutate } from '#tests/sql/acts.ts';
import type { Session } from '#tests/sql/session.ts';
import type { Deed } from './oracle-writers.ts';
import { ana, organisers, players, squads } from './oracle-world.ts';
import type { Random } from '../seeded-random.ts';

/** Who joins: the people whose devices read, as often as all others together. */
const people = [ana, ana, ana, organisers[0], organisers[0], organisers[0], ...players.slice(1, 7)];

type Place = {
  session: Session;
  random: Random;
  team: string;
};

/** A mutation by the team's captain; none once the team is deleted. */
async function asCaptain({ session, team }: Place, name: string, args: object): Promise<unknown> {
  const [row] = await session.rows<{ captain_id: string }>(
    'select captain_id from public.teams where id = $1 and deleted_at is null',
    [team],
  );
  return row && mutate(session, row.captain_id, { name, args: { team_id: team, ...args } });
}

/** A random row of a table of the team. */
const some = async <Row extends { id: string }>({ session, random, team }: Place, sql: string) =>
  (
    await session.rows<Row>(
      `select * from ${sql} and team_id = $1 order by md5(id::text || $2) limit 1`,
      [team, String(random.int(0, 1000))],
    )
  )[0];

const member = (place: Place, where: string) =>
  some<{ id: string; user_id: string }>(
    place,
    `public.team_members where deleted_at is null and ${where}`,
  );

const inTeam =
  (deed: (place: Place) => Promise<unknown>): Deed =>
  (session, random) =>
    deed({ session, random, team: random.pick(squads) });

/** A captain's mutation of a member. */
const toMember = (where: string, name: string, more: (random: Random) => object = () => ({})) =>
  inTeam(async (place) => {
    const row = await member(place, where);
    return row && asCaptain(place, name, { member_id: row.id, ...more(place.random) });
  });

const join = inTeam(({ session, random, team }) =>
  mutate(session, random.pick(people), {
    name: 'request_join@1',
    args: { id: crypto.randomUUID(), team_id: team, instagram: 'qg_airsoft' },
  }),
);

const leave = inTeam(async (place) => {
  const row = await member(place, `role <> 'captain'`);
  const args = { member_id: row?.id, team_id: place.team };
  return row && mutate(place.session, row.user_id, { name: 'leave_team@1', args });
});

const post = inTeam(async (place) => {
  const { session, random, team } = place;
  const author = await member(place, 'approved');
  if (!author) return null;
  const poll = random.chance(0.3);
  const args = {
    id: crypto.randomUUID(),
    team_id: team,
    channel: random.pick(['general', 'tactical', 'admin', 'announcements']),
    type: poll ? 'poll' : 'message',
    content: 'Sábado às oito.',
    ...(poll ? { title: 'Quando?', poll_options: ['Sábado', 'Domingo'] } : {}),
  };
  return mutate(session, author.user_id, { name: 'post_communication@1', args });
});

/** A member's mutation of a post. */
const toPost = (name: string, more: (random: Random) => object = () => ({})) =>
  inTeam(async (place) => {
    const [who, found] = [
      await member(place, 'approved'),
      await some(
        place,
        `public.team_communications where ${name === 'vote@1' ? `type = 'poll'` : 'true'}`,
      ),
    ];
    if (!who || !found) return null;
    const args = { id: found.id, team_id: place.team, ...more(place.random) };
    return mutate(place.session, who.user_id, { name, args });
  });

/** What one of them has seen of a channel, which reaches their own devices alone. */
const read = inTeam(async (place) => {
  const who = await member(place, 'approved');
  const args = {
    team_id: place.team,
    channel: place.random.pick(['general', 'tactical', 'admin']),
    seen_at: new Date().toISOString(),
  };
  return who && mutate(place.session, who.user_id, { name: 'mark_read@1', args });
});

const propose = inTeam((place) => {
  const others = squads.filter((id) => id !== place.team);
  const args = {
    id: crypto.randomUUID(),
    team2_id: place.random.pick(others),
    type: 'tactical',
  };
  return asCaptain(place, 'propose_alliance@1', args);
});

/** A captain's mutation of an alliance, of the team that proposed it or of the other. */
const toAlliance = (side: 'team1_id' | 'team2_id', name: string, more: object = {}) =>
  inTeam(async ({ session, random }) => {
    const [row] = await session.rows<Record<string, string>>(
      `select id, team1_id, team2_id from public.team_alliances where status in ('pending', 'active')
       order by md5(id::text || $1) limit 1`,
      [String(random.int(0, 1000))],
    );
    return (
      row && asCaptain({ session, random, team: row[side]! }, name, { id: row['id'], ...more })
    );
  });

const rank = inTeam((place) =>
  asCaptain(place, 'create_rank@1', {
    id: crypto.randomUUID(),
    name: `Patente ${place.random.int(0, 1000)}`,
    level: place.random.int(1, 5),
  }),
);

/** Few codes, so that some are tried again and some are over. */
const codeOf = (random: Random) => `C0DE000000000000000${random.int(0, 3)}`;

const invite = inTeam((place) =>
  asCaptain(place, 'create_invitation@1', {
    id: crypto.randomUUID(),
    code: codeOf(place.random),
    max_uses: place.random.int(1, 3),
    days: 7,
  }),
);

const revoke = inTeam(async (place) => {
  const row = await some(place, 'public.team_invitations where code is not null');
  return row && asCaptain(place, 'revoke_invitation@1', { id: row.id });
});

const accept = inTeam(({ session, random, team }) =>
  mutate(session, random.pick(people), {
    name: 'accept_invitation@1',
    args: { id: crypto.randomUUID(), team_id: team, code: codeOf(random) },
  }),
);

/** Who is in which team and what they see there: views change, rows come and go with a role. */
export const teamLife: Deed[] = [
  ...Array.from({ length: 4 }, () => join),
  ...Array.from({ length: 4 }, () => toMember('not approved', 'approve_member@1')),
  toMember('not approved', 'reject_member@1'),
  toMember(`approved and role <> 'captain'`, 'remove_member@1'),
  leave,
  ...Array.from({ length: 2 }, () =>
    toMember(`approved and role <> 'captain'`, 'set_member_role@1', (random) => ({
      role: random.pick(['officer', 'veteran', 'member']),
    })),
  ),
  toMember(`approved and role <> 'captain'`, 'transfer_captain@1'),
  ...Array.from({ length: 3 }, () => post),
  read,
  toPost('vote@1', (random) => ({ option: random.int(0, 2) })),
  toPost('pin_communication@1', (random) => ({ pinned: random.chance(0.5) })),
  toPost('delete_communication@1'),
  propose,
  propose,
  toAlliance('team2_id', 'answer_alliance@1', { accept: true }),
  toAlliance('team2_id', 'answer_alliance@1', { accept: false }),
  toAlliance('team1_id', 'cancel_alliance@1'),
  toAlliance('team2_id', 'end_alliance@1'),
  rank,
  invite,
  invite,
  revoke,
  accept,
  accept,
];

/** Its people are notified, and its scope ends. */
export const deleteTeam: Deed = async (session) => {
  const team = squads[2];
  const [row] = await session.rows<{ captain_id: string }>(
    'select captain_id from public.teams where id = $1 and deleted_at is null',
    [team],
  );
  return row && mutate(session, row.captain_id, { name: 'delete_team@1', args: { id: team } });
};
