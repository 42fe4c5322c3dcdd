import { addPerson } from '../acts.ts';
import type { Session } from '../session.ts';
import { addMember, addTeam, askToJoin, must, teamArgs } from '../teams/team-acts.ts';

const POLL = {
  channel: 'general',
  type: 'poll',
  title: 'Quando?',
  content: 'Responda.',
  poll_options: ['Sábado', 'Domingo'],
  media_urls: [],
};
const WHEN = '2030-01-01T12:00:00Z';
const TRAINING = {
  title: 'Treino',
  description: 'De CQB.',
  type: 'training',
  location: 'Galpão',
  start_date: WHEN,
  end_date: '2030-01-01T14:00:00Z',
};

/** Ids that the bodies refer to. The captain sends them. */
export type FuzzTeam = {
  squad: string;
  asking: string;
  mate: string;
  poll: string;
  rank: string;
  agenda: string;
  ally: string;
  /** An alliance proposed to the squad, and one proposed by it. */
  asked: string;
  asks: string;
  invitation: string;
  /** A team whose code the captain of the squad has. */
  hosts: string;
};

const [CODE, HOSTS_CODE] = ['C0DE0000000000000001', 'C0DE0000000000000002'];

export async function addFuzzTeam(db: Session, captain: string): Promise<FuzzTeam> {
  const { team } = await addTeam(db, captain);
  const asking = await askToJoin(db, await addPerson(db, 'Quem pede'), team);
  const mate = await addMember(db, await addPerson(db, 'Colega'), { team, captain });
  const [poll, rank, agenda] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const team_id = team;
  await must(db, captain, 'post_communication@1', { ...POLL, id: poll, team_id });
  await must(db, captain, 'create_rank@1', { id: rank, team_id, name: 'Cabo', level: 2 });
  await must(db, captain, 'create_agenda_event@1', { ...TRAINING, id: agenda, team_id });
  const other = await addPerson(db, 'Outra capitã');
  const [ally, third] = [await addTeam(db, other), await addTeam(db, other)];
  const [asked, asks] = [crypto.randomUUID(), crypto.randomUUID()];
  const alliance = { type: 'tactical' };
  await must(db, other, 'propose_alliance@1', {
    ...alliance,
    id: asked,
    team_id: ally.team,
    team2_id: team,
  });
  await must(db, captain, 'propose_alliance@1', {
    ...alliance,
    id: asks,
    team_id: team,
    team2_id: third.team,
  });
  const invitation = crypto.randomUUID();
  const open = { max_uses: 5, days: 7 };
  await must(db, captain, 'create_invitation@1', { ...open, id: invitation, team_id, code: CODE });
  const hosts = (await addTeam(db, other)).team;
  await must(db, other, 'create_invitation@1', {
    ...open,
    id: crypto.randomUUID(),
    team_id: hosts,
    code: HOSTS_CODE,
  });
  const free = await addTeam(db, other);
  const alliances = { ally: free.team, asked, asks };
  return { squad: team, asking, mate, poll, rank, agenda, ...alliances, invitation, hosts };
}

const UNTIED = { event_id: null, quorum: 15 };

/** Valid bodies, to be spoilt. */
export const TEAM_BODIES: [string, (of: FuzzTeam) => object][] = [
  [
    'create_team@1',
    () =>
      teamArgs({
        logo: 'https://exemplo.test/l.webp',
        website: 'https://exemplo.test',
        instagram: 'lobos',
        description: 'Jogo limpo.',
        whatsapp: '5585988887777',
      }),
  ],
  [
    'update_team@1',
    ({ squad }) => ({
      id: squad,
      patch: { name: 'Outro nome', whatsapp: '5585988887777' },
      base: { name: 'Lobos-Guará' },
    }),
  ],
  ['delete_team@1', ({ squad }) => ({ id: squad })],
  [
    'request_join@1',
    ({ squad }) => ({ id: crypto.randomUUID(), team_id: squad, instagram: 'ana' }),
  ],
  ['approve_member@1', ({ squad, asking }) => ({ team_id: squad, member_id: asking })],
  ['reject_member@1', ({ squad, asking }) => ({ team_id: squad, member_id: asking })],
  ['remove_member@1', ({ squad, mate }) => ({ team_id: squad, member_id: mate })],
  ['leave_team@1', ({ squad, mate }) => ({ team_id: squad, member_id: mate })],
  [
    'set_member_role@1',
    ({ squad, mate }) => ({ team_id: squad, member_id: mate, role: 'officer' }),
  ],
  [
    'subscribe_team@1',
    ({ squad, mate }) => ({ team_id: squad, member_id: mate, subscribed: true }),
  ],
  [
    'create_invitation@1',
    ({ squad }) => ({
      id: crypto.randomUUID(),
      team_id: squad,
      code: 'C0DE0000000000000003',
      max_uses: 3,
      days: 7,
    }),
  ],
  ['revoke_invitation@1', ({ squad, invitation }) => ({ id: invitation, team_id: squad })],
  [
    'accept_invitation@1',
    ({ hosts }) => ({ id: crypto.randomUUID(), team_id: hosts, code: HOSTS_CODE }),
  ],
  ['transfer_captain@1', ({ squad, mate }) => ({ team_id: squad, member_id: mate })],
  [
    'create_rank@1',
    ({ squad }) => ({
      id: crypto.randomUUID(),
      team_id: squad,
      name: 'Sargento',
      description: 'Comanda um squad.',
      level: 3,
      min_points: 1,
      min_events: 2,
      min_time_in_team: 3,
    }),
  ],
  [
    'update_rank@1',
    ({ squad, rank }) => ({ id: rank, team_id: squad, patch: { level: 3 }, base: { level: 2 } }),
  ],
  ['delete_rank@1', ({ squad, rank }) => ({ id: rank, team_id: squad })],
  [
    'assign_rank@1',
    ({ squad, mate, rank }) => ({ team_id: squad, member_id: mate, rank_id: rank }),
  ],
  ['post_communication@1', ({ squad }) => ({ ...POLL, id: crypto.randomUUID(), team_id: squad })],
  ['delete_communication@1', ({ squad, poll }) => ({ id: poll, team_id: squad })],
  ['pin_communication@1', ({ squad, poll }) => ({ id: poll, team_id: squad, pinned: true })],
  ['mark_read@1', ({ squad }) => ({ team_id: squad, channel: 'admin', seen_at: WHEN })],
  ['vote@1', ({ squad, poll }) => ({ id: poll, team_id: squad, option: 1 })],
  [
    'propose_alliance@1',
    ({ squad, ally }) => ({
      id: crypto.randomUUID(),
      team_id: squad,
      team2_id: ally,
      type: 'coalition',
    }),
  ],
  ['answer_alliance@1', ({ squad, asked }) => ({ id: asked, team_id: squad, accept: true })],
  ['cancel_alliance@1', ({ squad, asks }) => ({ id: asks, team_id: squad })],
  ['end_alliance@1', ({ squad, asks }) => ({ id: asks, team_id: squad })],
  [
    'claim_achievement@1',
    ({ squad }) => ({
      id: crypto.randomUUID(),
      team_id: squad,
      achievement_id: '5a000000-0000-4000-8000-000000000001',
    }),
  ],
  [
    'create_agenda_event@1',
    ({ squad }) => ({ ...TRAINING, id: crypto.randomUUID(), team_id: squad, ...UNTIED }),
  ],
  [
    'update_agenda_event@1',
    ({ squad, agenda }) => ({
      id: agenda,
      team_id: squad,
      patch: { start_date: '2030-01-01T13:00:00Z', ...UNTIED },
      base: { start_date: '2030-01-01T12:00:00Z', ...UNTIED },
    }),
  ],
  ['delete_agenda_event@1', ({ squad, agenda }) => ({ id: agenda, team_id: squad })],
  [
    'set_attendance@1',
    ({ squad, agenda }) => ({ id: agenda, team_id: squad, status: 'confirmed' }),
  ],
  [
    'mark_absences@1',
    ({ squad, agenda, mate }) => ({ id: agenda, team_id: squad, user_ids: [mate], came: true }),
  ],
  [
    'save_briefing@1',
    ({ squad, agenda }) => ({
      id: agenda,
      team_id: squad,
      patch: { objectives: 'a', equipment: 'b', notes: null },
      base: { objectives: null, equipment: null, notes: null },
    }),
  ],
  [
    'save_report@1',
    ({ squad, agenda }) => ({
      id: agenda,
      team_id: squad,
      patch: { summary: 'a', photos: ['https://exemplo.test/f.webp'] },
      base: { summary: null, photos: [] },
    }),
  ],
];
