import { addGame, addPerson } from '../acts.ts';
import type { Session } from '../session.ts';

/** Three people, two teams, four events that awarded points; a fourth person and a team without any. */
export async function rankedWorld(db: Session) {
  const user: Record<string, string> = {};
  const team: Record<string, string> = {};
  for (const [n, name] of ['Ana', 'Bruno', 'Carla', 'Davi'].entries()) {
    user[name] = await addPerson(db, name, `559990000010${n}`);
  }
  for (const name of ['Lobos', 'Ipê', 'Vazia']) {
    const id = crypto.randomUUID();
    team[name] = id;
    await db.rows(
      `insert into public.teams (id, name, city, state) values ($1, $2, 'Curitiba', 'PR')`,
      [id, name],
    );
  }
  for (const [name, of, approved] of [
    ['Ana', 'Lobos', true],
    ['Bruno', 'Lobos', true],
    ['Carla', 'Lobos', false],
    ['Ana', 'Ipê', true],
  ] as const)
    await db.rows(
      `insert into public.team_members (id, team_id, user_id, name, approved) values (gen_random_uuid(), $1, $2, $3, $4)`,
      [team[of], user[name], name, approved],
    );
  const [one, two] = [await addGame(db), await addGame(db)];
  for (const [name, points, source, cause] of [
    ['Ana', 10, 'event_participation', one],
    ['Bruno', 10, 'event_participation', one],
    ['Bruno', 10, 'event_participation', two],
    ['Bruno', 20, 'event_organization', two],
    ['Carla', 10, 'special_achievement', two],
  ] as const)
    await db.one(`select private.award_user_points($1, $2, $3, $4, 'Um jogo')`, [
      user[name],
      points,
      source,
      cause,
    ]);
  await db.rows(`update public.profiles set operator_experience = 'intermediario' where id = $1`, [
    user['Davi'],
  ]);
  await db.rows(`update public.profiles set operator_experience = 'veterano' where id = $1`, [
    user['Carla'],
  ]);
  return { user, team };
}
