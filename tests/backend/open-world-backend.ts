import type { Backend, BackendOptions } from '#local/backend.ts';
import type { Role } from '#tests/sql/matrix/topics/topic.ts';
import { buildWorld, type World } from '#tests/sql/matrix/world/matrix-world.ts';
import { type Connection, Session } from '#tests/sql/session.ts';
import { call, openRealBackend, PASSWORD } from './open-test-backend.ts';

/** The embedded backend as `npm start` runs it, with all people and rows of the matrix. */
export type WorldBackend = {
  backend: Backend;
  db: Session;
  world: World;
  /** By role; anon has none. */
  tokens: ReadonlyMap<Role, string>;
};

/** The caller closes the backend. */
export async function openWorldBackend(
  options: Partial<BackendOptions> = {},
): Promise<WorldBackend> {
  const backend = await openRealBackend({ auth_limits: { burst: 1_000 }, ...options });
  const db = new Session(connectionOf(backend));
  const tokens = new Map<Role, string>();
  const world = await buildWorld(db, async (role, whatsapp) => {
    const reply = await call(backend, '/auth/v1/signup', {
      json: {
        email: `${role}@exemplo.com`,
        password: PASSWORD,
        data: { name: `Pessoa ${role}`, whatsapp },
      },
    });
    const { access_token, user } = (await reply.json()) as {
      access_token: string;
      user: { id: string };
    };
    tokens.set(role, access_token);
    return user.id;
  });
  await backend.refreshSnapshot();
  return { backend, db, world, tokens };
}

export function connectionOf({ db: database }: Backend): Connection {
  return {
    query: (text, params) => database.query(text, params),
    exec: (text) => (text.includes(';') ? database.exec(text) : database.query(text)),
  };
}
