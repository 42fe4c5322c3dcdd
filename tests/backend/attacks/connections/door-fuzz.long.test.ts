import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_AUTH_LIMITS } from '#local/auth/auth-limits.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { call, PASSWORD } from '../../open-test-backend.ts';
import { doorRequest, type DoorRequest } from './door-requests.ts';
import { npmStart, type Started } from '../npm-start.ts';
import { awaitsMore, sendRaw, type RawReply } from './send-raw.ts';

const RUNS = Number(process.env['RUNS'] ?? 20_000);
const AT_ONCE = 6;
const SLOWEST_MS = 1_000;

let server: Started;
let token: string;
beforeAll(async () => {
  server = await npmStart({ SEED: 'demo' });
  const signed = await call(address(), '/auth/v1/token?grant_type=password', {
    json: { email: 'jogador@exemplo.com', password: PASSWORD },
  });
  token = ((await signed.json()) as { access_token: string }).access_token;
}, 120_000);
afterAll(() => server[Symbol.asyncDispose]());

const address = () => ({ url: `http://127.0.0.1:${server.port}`, anon_key: server.anon_key });

test(
  `${RUNS} requests of every kind: no failure, none slow, none past a limit, memory flat, /health always`,
  { timeout: 600_000 },
  async () => {
    const asked = fc.sample(doorRequest, RUNS);
    const faults: string[] = [];
    const statuses = new Map<number | null, number>();
    let slowest_ms = 0;
    let tried_passwords = 0;
    const memory_mb: number[] = []; // measured after each tenth of the run
    const started = performance.now();
    const health = watchHealth();
    let next = 0;
    const judge = (request: DoorRequest, reply: RawReply) => {
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      const line = `${request.method} ${request.target.slice(0, 120)} ${JSON.stringify(request.headers).slice(0, 200)} ${request.body.slice(0, 60)} → ${reply.status} ${Math.round(reply.ms)} ms ${reply.text.split('\r\n\r\n')[1]?.slice(0, 200)}`;
      const complete = !awaitsMore(request);
      if (complete) slowest_ms = Math.max(slowest_ms, reply.ms);
      if (complete && reply.ms > SLOWEST_MS) faults.push(`slow: ${line}`);
      if ((reply.status ?? 0) >= 500 && !isNotConfigured(reply)) faults.push(`failed: ${line}`);
      if (reply.text.includes('invalid_credentials')) tried_passwords += 1;
    };
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let i = next++; i < RUNS; i = next++) {
          const request = asked[i]!;
          const own: [string, string][] = [
            ['apikey', server.anon_key],
            ['content-type', 'application/json'],
            ...(request.signed_in
              ? [['authorization', `Bearer ${token}`] as [string, string]]
              : []),
          ];
          judge(request, await sendRaw(server.port, request, own));
          if (i % Math.ceil(RUNS / 10) === 0) memory_mb.push(Math.round(server.resident_mb()));
        }
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const slowest_health_ms = await health.stop();
    console.log(
      `${RUNS} requests in ${seconds.toFixed(0)} s, slowest ${slowest_ms.toFixed(0)} ms, /health ${slowest_health_ms.toFixed(0)} ms, memory ${memory_mb.join(' ')} MB, ${JSON.stringify(Object.fromEntries(statuses))}`,
    );
    expect(faults.slice(0, 20)).toEqual([]);
    expect(slowest_health_ms).toBeLessThan(SLOWEST_MS);
    const { burst, per_s } = DEFAULT_AUTH_LIMITS; // the budget of one address
    expect(tried_passwords).toBeLessThanOrEqual(burst + seconds * per_s + 1);
    expect(server.resident_mb() - Math.max(...memory_mb.slice(0, 7))).toBeLessThan(80);
    expect(await server.stop()).toBe(0);
  },
);

/** Without the keys of its external service, a function answers 503. */
const isNotConfigured = ({ text }: RawReply): boolean => /"error":"\w+_not_configured"/.test(text);

function watchHealth() {
  let slowest_ms = 0;
  let running = true;
  const watching = (async () => {
    while (running) {
      const started = performance.now();
      const answer = await call(address(), '/health');
      await answer.arrayBuffer();
      slowest_ms = Math.max(slowest_ms, performance.now() - started);
      if (!answer.ok) slowest_ms = Infinity;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      running = false;
      await watching;
      return slowest_ms;
    },
  };
}
