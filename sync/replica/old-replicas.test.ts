import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { removeOldReplicas } from '../account/leave-device.ts';
import { holdReplica } from './replica.ts';

const nameOf = (user: string, shape: string, collection: string) =>
  `rxdb-dexie-qg-${user}-r${shape}--0--${collection}`;
async function replica(user: string, shape: string) {
  for (const collection of ['operators', 'teams']) {
    const db = new Dexie(nameOf(user, shape, collection));
    db.version(1).stores({ docs: 'id' });
    await db.open();
    db.close();
  }
}
const shapes = async (user: string) =>
  new Set(
    (await indexedDB.databases()).flatMap(
      ({ name }) => new RegExp(`qg-${user}-r([0-9a-z]+)`).exec(name ?? '')?.[1] ?? [],
    ),
  );

test('[P9] the replica of an older version is deleted, unless a page still shows it', async () => {
  for (const shape of ['old1', 'old12', 'now']) await replica('ana', shape);
  await replica('bia', 'old1');
  const end = await holdReplica('qg-ana-rold12');
  await removeOldReplicas('ana', 'qg-ana-rnow');
  expect(await shapes('ana')).toEqual(new Set(['old12', 'now']));
  expect(await shapes('bia')).toEqual(new Set(['old1']));
  end();
  await removeOldReplicas('ana', 'qg-ana-rnow');
  expect(await shapes('ana')).toEqual(new Set(['now']));
});
