import { addPerson } from './acts.ts';
import type { Session } from './session.ts';
import { addMember, addTeam, askToJoin, teamArgs } from './team-acts.ts';

/** Ids that the bodies name. The captain is the one who sends them. */
export interface FuzzTeam {
  squad: string;
  asking: string;
  mate: string;
}

export async function addFuzzTeam(db: Session, captain: string): Promise<FuzzTeam> {
  const { team } = await addTeam(db, captain);
  const asking = await askToJoin(db, await addPerson(db, 'Quem pede'), team);
  const mate = await addMember(db, await addPerson(db, 'Colega'), { team, captain });
  return { squad: team, asking, mate };
}

/** Right in everything, to be spoilt. */
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
  ['transfer_captain@1', ({ squad, mate }) => ({ team_id: squad, member_id: mate })],
];
