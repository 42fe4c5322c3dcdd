/** Where a function runs: the API, its keys, and the deployment's settings. */
export type FunctionEnvironment = {
  supabase_url: string;
  publishable_key: string;
  /** Key of the role service_role, for what no person may do. Null when it is not set. */
  service_key: string | null;
  /** Who called; null where a gateway stands in between and writes the address into the request. */
  caller: { address: string; is_local: boolean } | null;
  /** A setting of the deployment by its name; null when it is not set. */
  setting: (name: string) => string | null;
};

declare const Deno: { env: { get(name: string): string | undefined } } | undefined;

/**
 * The embedded backend passes the environment as the second argument of the module's `fetch`;
 * Supabase sets environment variables instead (and Deno passes something else there).
 */
export function functionEnvironment(given: unknown): FunctionEnvironment {
  if (isEnvironment(given)) return given;
  if (typeof Deno === 'undefined') throw new Error('no environment given');
  const { env } = Deno;
  const supabase_url = env.get('SUPABASE_URL');
  const publishable_key =
    firstKey(env.get('SUPABASE_PUBLISHABLE_KEYS')) ?? env.get('SUPABASE_ANON_KEY');
  if (!supabase_url || !publishable_key)
    throw new Error('SUPABASE_URL or the publishable key is missing');
  return {
    supabase_url,
    publishable_key,
    service_key:
      firstKey(env.get('SUPABASE_SECRET_KEYS')) ?? env.get('SUPABASE_SERVICE_ROLE_KEY') ?? null,
    caller: null,
    setting: (name) => env.get(name) || null,
  };
}

/** SUPABASE_PUBLISHABLE_KEYS and SUPABASE_SECRET_KEYS are JSON objects of keys by name. */
function firstKey(json: string | undefined): string | undefined {
  if (!json) return undefined;
  const keys = JSON.parse(json) as Record<string, string>;
  return keys['default'] ?? Object.values(keys)[0];
}

function isEnvironment(given: unknown): given is FunctionEnvironment {
  return (
    typeof given === 'object' &&
    given !== null &&
    'supabase_url' in given &&
    'publishable_key' in given
  );
}
