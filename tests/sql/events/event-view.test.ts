import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, makeTeammates, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import type { Who } from '../session.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const staff = await addPerson(db, 'Portão');
const participant = await addPerson(db, 'Participante');
const stranger = await addPerson(db, 'Estranho');

describe.each([
  [{ is_public: true, allow_public_list: true }, 'list', 'list'],
  [{ is_public: true, allow_public_list: false }, 'count', 'count'],
  [{ is_public: false, allow_public_list: true }, 'list', 'count'],
  [{ is_public: false, allow_public_list: false }, 'count', 'count'],
])('an event with %o', (changes, to_participant, to_stranger) => {
  test(`shows a participant the ${to_participant} and a stranger the ${to_stranger}`, async () => {
    const event = await addEvent(db, owner, changes);
    await addOperator(db, participant, { event });
    const id = crypto.randomUUID();
    await makeTeammates(db, owner, staff);
    const args = { id, event_id: event, user_id: staff, name: 'Portão' };
    expect(await verdict(db, owner, { name: 'add_staff@1', args })).toBe('applied');
    const accepted = {
      name: 'answer_staff@1',
      args: { id, event_id: event, accept: true },
    };
    expect(await verdict(db, staff, accepted)).toBe('applied');
    const view = (who: Who) =>
      db.trial(who, () => db.one<string | null>('select private.event_view($1)', [event]));
    const seen = [];
    for (const user of [owner, staff, participant, stranger]) seen.push(await view({ user }));
    expect(seen).toEqual(['owner', 'staff', to_participant, to_stranger]);
    await mutate(db, owner, { name: 'delete_event@1', args: { id: event } });
    expect(await view({ user: participant })).toBeNull();
  });
});
