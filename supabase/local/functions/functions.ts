import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { failed } from '#functions/_shared/answer.ts';
import type { FunctionEnvironment } from '#functions/_shared/environment.ts';
import { finished, restError } from '../door/api-response.ts';
import type { Answer, Call } from '../door/call.ts';
import type { Caller } from '../door/caller.ts';
import { isTooDeep } from '../door/json-depth.ts';
import { readBody, withBody } from '../door/request-body.ts';

type FunctionModule = {
  default: { fetch: (request: Request, environment: FunctionEnvironment) => Promise<Response> };
};

/**
 * What this server does by itself, with a cache and a line (`app-files/`): as a function it would draw
 * pictures beside them.
 */
const NOT_AS_A_FUNCTION = 'served-page';
const BODY_LIMIT_BYTES = 64 * 1024;
const TIMEOUT_MS = 30_000;

/**
 * Serves `/functions/v1/<name>` from `<dir>/<name>/index.ts`, whose default export has a `fetch`.
 */
export function createFunctions(
  dir: string,
  environment: (caller: Pick<Caller, 'address' | 'is_local'>) => FunctionEnvironment,
): Answer {
  const modules = new Map<string, Promise<FunctionModule>>();

  function find(name: string): Promise<FunctionModule> | null {
    const known = modules.get(name);
    if (known) return known;
    const file = join(dir, name, 'index.ts');
    if (!/^[a-z][a-z0-9-]{0,60}$/.test(name) || name === NOT_AS_A_FUNCTION) return null;
    if (!existsSync(file)) return null;
    const loading = import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<FunctionModule>;
    modules.set(name, loading);
    return loading;
  }

  async function run(name: string, { request, caller }: Call): Promise<Response> {
    const module = find(name);
    if (!module) return restError(404, 'NOT_FOUND', 'Requested function was not found');
    const body = await readBody(request, BODY_LIMIT_BYTES);
    if (!body) return restError(413, 'too_large', 'Body over 64 KiB');
    if (isTooDeep(body)) return failed(400, 'invalid_args');
    const { default: served } = await module;
    const timeout = Promise.withResolvers<Response>();
    const timer = setTimeout(() => {
      timeout.resolve(restError(504, 'timeout', 'The function took too long'));
    }, TIMEOUT_MS);
    try {
      return await Promise.race([
        served.fetch(withBody(request, body), environment(caller)),
        timeout.promise,
      ]);
    } finally {
      clearTimeout(timer);
    }
  }

  return async (call) => {
    const { path } = call;
    const name = path.split('/')[3] ?? '';
    try {
      return await finished(await run(name, call), path);
    } catch (error) {
      console.error('function', name, error);
      return finished(restError(500, 'internal', 'Internal error'), path);
    }
  };
}
