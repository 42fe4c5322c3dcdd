import { randomUUID } from 'node:crypto';
import type { Backend } from '#local/backend.ts';
import { call, type TestUser } from '../open-test-backend.ts';

/** The body of a push with one mutation. */
export const push = (person: TestUser, name: string, args: object) => ({
  p: {
    v: 1,
    user_id: person.id,
    device_id: randomUUID(),
    mutations: [{ id: randomUUID(), seq: 1, name, args }],
  },
});
/** @returns the status of the first outcome */
export async function send(backend: Backend, { token }: TestUser, json: object): Promise<string> {
  const answer = await call(backend, '/rest/v1/rpc/sync_push', { token, json });
  const { results } = (await answer.json()) as { results: { status: string }[] };
  return results[0]!.status;
}
export const newEvent = (id: string) => ({
  id,
  name: 'Operação Alvorada',
  date: '2099-01-31',
  time: '08:00',
  location: 'Campo do Batalhão, Campinas',
  briefing: '<p>Chegar cedo.</p>',
  game_mode: 'MilSim',
  is_public: true,
  max_op: 50,
});
export const epochOf = async ({ url }: Backend) =>
  ((await (await fetch(`${url}/health`)).json()) as { epoch: string }).epoch;
