import type { Server } from '../server/server.ts';

/** A request that a stranger may send to the server. */
export type Target = {
  name: string;
  path: string;
  /** The names of the inputs, as in the body or in the query. */
  fields: readonly string[];
  /** Where the fields are sent. `p`: the one argument of an rpc, which holds them. */
  shape: 'p' | 'args' | 'body';
};

/**
 * Every rpc that an anonymous caller, or a new account, may call, according to the catalog.
 */
export async function targetsOf({ sql }: Pick<Server, 'sql'>): Promise<Target[]> {
  const rpcs = await sql<{ name: string; args: string[] | null; source: string }>(`
    select p.proname as name, p.proargnames[1:p.pronargs] as args, p.prosrc as source from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1`);
  return [...rpcs.map(rpcTarget), ...FUNCTIONS];
}

function rpcTarget({
  name,
  args,
  source,
}: {
  name: string;
  args: string[] | null;
  source: string;
}): Target {
  const path = `/rest/v1/rpc/${name}`;
  if (args?.length !== 1 || args[0] !== 'p')
    return { name, path, fields: args ?? [], shape: 'args' };
  const listed = /arg_keys\(p, array\[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return {
    name,
    path,
    fields: [...listed.matchAll(/'(\w+)'/g)].map(([, key]) => key!),
    shape: 'p',
  };
}

export const RPC_PUSH: Target = {
  name: 'sync_push',
  path: '/rest/v1/rpc/sync_push',
  fields: [],
  shape: 'p',
};

const FUNCTIONS: Target[] = [
  ['register-participant', ['event_id', 'name', 'whatsapp']],
  ['increment-ad-metrics', ['adId', 'metricType', 'day']],
  ['generate-briefing', ['name', 'location', 'briefing', 'date', 'time']],
  ['event-passes', []],
  ['geocode', ['q']],
  ['manage-ads', ['action', 'id']],
  ['send-whatsapp-code', ['whatsapp', 'name']],
  ['verify-whatsapp-code', ['whatsapp', 'code']],
  ['send-notification', ['user_id', 'title']],
].map(([name, fields]) => ({
  name: `function ${String(name)}`,
  path: `/functions/v1/${String(name)}`,
  fields: fields as string[],
  shape: 'body',
}));
