import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import {
  eventArgs,
  inRequests,
  type Mutation,
  type Outcome,
  pushOf,
  registration,
} from '#tests/sql/acts.ts';
import { call, openRealBackend, signUp, type TestUser } from '../../open-test-backend.ts';

const ACCOUNTS = 14;
const GUESSES = 100;
const BATCH = 25;
/** How many answers a new account gets per day. */
const ANSWERED = 15;
const VICTIM = '5511987651150';

let backend: Backend;
let organiser: TestUser;
let event: string;
beforeAll(async () => {
  backend = await openRealBackend();
  organiser = await signUp(backend, 'organizador@exemplo.com');
  const args = eventArgs();
  event = args.id;
  await push(organiser, [{ name: 'create_event@1', args }]);
  const place = registration(event, { whatsapp: VICTIM, name: 'Vera Souza' });
  await push(organiser, [{ name: 'add_participant@1', args: place }]);
}, 120_000);
afterAll(() => backend.close());

async function push({ id, token }: TestUser, mutations: Mutation[]): Promise<string[]> {
  const said: string[] = [];
  for (const some of inRequests(mutations)) {
    const p = pushOf(id, some);
    const reply = await call(backend, '/rest/v1/rpc/sync_push', { json: { p }, token });
    const { results } = (await reply.json()) as { results: Outcome[] };
    said.push(...results.map(({ code, status }) => code ?? status));
  }
  return said;
}

/** Asks about a number, and undoes the result. */
function guess(whatsapp: string, changes: object = {}): Mutation[] {
  const args = registration(event, { whatsapp, ...changes });
  const cancel = { operator_id: args.operator_id, event_id: event };
  return [
    { name: 'register@1', args },
    { name: 'cancel_registration@1', args: cancel },
  ];
}
const guessed = (n: number) => `55119876${String(50_000 + n)}`;

test('[hole S7] the list shows the area code and no other digit', async () => {
  const p = { v: 1, scopes: { [`event:${event}`]: {} } };
  const reply = await call(backend, '/rest/v1/rpc/sync_pull', { json: { p } });
  const said = await reply.text();
  expect(said).toContain('(11) •••••-••••');
  // ids and moments are random digits: four of them may be those of the number
  const words = said.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.+-]+/g, '');
  expect(words).toContain('Vera Souza');
  expect(words).not.toMatch(/\b\d*(?:1150|98765)\d*\b/);
});

test('[hole S7] a request that could not succeed anyway learns nothing about the number', async () => {
  const curious = await signUp(backend, 'curiosa@exemplo.com');
  const first = async (changes: object) => (await push(curious, guess(VICTIM, changes)))[0];
  expect(await first({ class: 'nenhuma' })).toBe('invalid_args');
  expect(await first({ operator_id: 'x' })).toBe('invalid_args');
  expect(await first({ event_id: crypto.randomUUID() })).toBe('event_not_found');
  // control: the same request in valid form
  expect(await first({})).toBe('whatsapp_already_registered');
});

test('[hole S7] fourteen accounts and 1,400 guesses find no number', async () => {
  let answered = 0;
  const found: string[] = [];
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const attacker = await signUp(backend, `conta${account}@exemplo.com`);
    for (let from = 0; from < GUESSES; from += BATCH) {
      const numbers = Array.from({ length: BATCH }, (_, n) =>
        guessed(account * GUESSES + from + n),
      );
      const said = await push(
        attacker,
        numbers.flatMap((number) => guess(number)),
      );
      for (const [n, number] of numbers.entries()) {
        if (said[2 * n] !== 'too_many_requests') answered += 1;
        if (said[2 * n] === 'whatsapp_already_registered') found.push(number);
      }
    }
  }
  expect(guessed(1_150)).toBe(VICTIM); // the victim's number is among the guesses
  expect(found).toEqual([]);
  expect(answered).toBe(ACCOUNTS * ANSWERED);
}, 300_000);

test('[hole S7] control: the organiser, who sees the numbers, is answered about every one', async () => {
  const numbers = Array.from({ length: 50 }, (_, n) => guessed(1_120 + n));
  const said = await push(
    organiser,
    numbers.map((whatsapp) => ({
      name: 'add_participant@1',
      args: registration(event, { whatsapp }),
    })),
  );
  expect(said.filter((code) => code === 'whatsapp_already_registered')).toHaveLength(1);
  expect(said[30]).toBe('whatsapp_already_registered');
  expect(said).not.toContain('too_many_requests');
});
