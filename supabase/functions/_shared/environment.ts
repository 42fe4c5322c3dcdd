/** Where a function finds the API, and the key that it shows there. */
export interface FunctionEnvironment {
  supabase_url: string;
  publishable_key: string;
}

declare const Deno: { env: { get(name: string): string | undefined } } | undefined;

/**
 * The embedded backend hands the environment to the module's `fetch` as second argument; Supabase sets
 * variables instead (and Deno passes something else there).
 */
export function functionEnvironment(given: unknown): FunctionEnvironment {
  if (isEnvironment(given)) return given;
  if (typeof Deno === 'undefined') throw new Error('no environment given');
  const supabase_url = Deno.env.get('SUPABASE_URL');
  const publishable_key =
    firstKey(Deno.env.get('SUPABASE_PUBLISHABLE_KEYS')) ?? Deno.env.get('SUPABASE_ANON_KEY');
  if (!supabase_url || !publishable_key)
    throw new Error('SUPABASE_URL or the publishable key is missing');
  return { supabase_url, publishable_key };
}

/** SUPABASE_PUBLISHABLE_KEYS is a JSON object of keys by name. */
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
