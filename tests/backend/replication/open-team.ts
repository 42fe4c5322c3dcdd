import { openRealBackend, signUp } from '../open-test-backend.ts';

/** A team with the real policies: its captain, somebody whose request waits, and a stranger. */
export async function openTeam() {
  const opened = await openRealBackend();
  const [captain, pending, stranger] = [
    await signUp(opened, 'capitao@exemplo.com'),
    await signUp(opened, 'novato@exemplo.com'),
    await signUp(opened, 'outra@exemplo.com'),
  ];
  const team = crypto.randomUUID();
  await opened.db.query(
    `insert into public.teams (id, name, city, state, captain_id) values ($1, 'Lobos', 'Recife', 'PE', $2)`,
    [team, captain.id],
  );
  await opened.db.query(
    `insert into public.team_members (id, team_id, user_id, name, role, approved)
     values (gen_random_uuid(), $1, $2, 'Ada', 'captain', true), (gen_random_uuid(), $1, $3, 'Bia', 'member', false)
     on conflict do nothing`,
    [team, captain.id, pending.id],
  );
  const close = () => opened.close();
  return {
    backend: opened,
    topic: `team:${team}`,
    captain,
    pending,
    stranger,
    [Symbol.asyncDispose]: close,
  };
}
