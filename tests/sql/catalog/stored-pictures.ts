import type { World } from '../matrix/world/matrix-world.ts';
import { ROLES, type Role } from '../matrix/topics/topic.ts';
import { refusal, type Session } from '../session.ts';

/** The buckets into which everybody with an account may store. */
export const OPEN = ['arena-images', 'event-images', 'team-logos', 'avatars', 'team-media'];

const uuid = () => crypto.randomUUID();
const FOLDER = `split_part(name, '/', 1) as owner`;

/** A picture of each role in each bucket, and what the roles may do with them. */
export async function storedPictures(db: Session, world: World) {
  const pathOf = (role: Role) => `${world.user[role] ?? 'anon'}/${uuid()}.webp`;
  const store = (bucket: string, path: string) =>
    db.rows('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, path]);

  /** 'stored', or the SQLSTATE of the refusal; rolled back either way. */
  async function insert(role: Role, bucket: string, path: string): Promise<string> {
    const refused = await refusal(() => db.trial(world.who[role], () => store(bucket, path)));
    return refused?.sql_state ?? 'stored';
  }

  /** The roles whose pictures can be read or deleted in a bucket. */
  async function touched(role: Role, sql: string): Promise<string[]> {
    const owners = await db.trial(world.who[role], () => db.rows<{ owner: string }>(sql));
    const name = (id: string) => ROLES.find((one) => world.user[one] === id) ?? id;
    return [...new Set(owners.map(({ owner }) => name(owner)))];
  }

  /** Every cell of the storage policies that is wrong. */
  async function cells(): Promise<string[]> {
    const breaches: string[] = [];
    const cell = (name: string, expected: string, found: string) => {
      if (found !== expected) breaches.push(`${name}: ${found}, not ${expected}`);
    };
    for (const role of ROLES) {
      const signed_in = role !== 'anon';
      for (const bucket of [...OPEN, 'patch-images']) {
        const may = signed_in && (bucket !== 'patch-images' || role === 'admin');
        cell(
          `${role} into ${bucket}`,
          may ? 'stored' : '42501',
          await insert(role, bucket, pathOf(role)),
        );
        const other = role === 'ana' ? 'bruno' : 'ana';
        cell(
          `${role} into ${other}'s ${bucket}`,
          '42501',
          await insert(role, bucket, pathOf(other)),
        );
        const own = signed_in ? role : '';
        const where = `from storage.objects where bucket_id = '${bucket}'`;
        cell(
          `${role} lists ${bucket}`,
          own,
          (await touched(role, `select ${FOLDER} ${where}`)).join(),
        );
        cell(
          `${role} deletes of ${bucket}`,
          own,
          (await touched(role, `delete ${where} returning ${FOLDER}`)).join(),
        );
      }
      for (const path of [
        `${world.user[role]}/a.webp`,
        `${world.user[role]}/${uuid()}.svg`,
        `${world.user[role]}/x/${uuid()}.png`,
        `${world.user[role]}/${uuid()}.png.html`,
        `${uuid()}.png`,
        `/${uuid()}.png`,
      ]) {
        cell(`${role} at ${path}`, '42501', await insert(role, 'avatars', path));
      }
      const changed = await db.trial(world.who[role], () =>
        db.affected(`update storage.objects set name = name`),
      );
      cell(`${role} renames`, '0', String(changed));
      // a delete without a condition asks no select policy
      const deleted = await db.trial(world.who[role], () =>
        db.affected(`delete from storage.objects`),
      );
      cell(`${role} deletes everything`, String(signed_in ? OPEN.length + 1 : 0), String(deleted));
    }
    return breaches;
  }

  for (const bucket of [...OPEN, 'patch-images']) {
    for (const role of ROLES.filter((one) => one !== 'anon')) await store(bucket, pathOf(role));
  }
  return { cells, insert, pathOf, store };
}
