import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { FunctionEnvironment } from './environment.ts';

/**
 * A client with the service role, for the few calls that no person may make. Null without its key.
 */
export function serviceClient({
  supabase_url,
  service_key,
}: FunctionEnvironment): SupabaseClient | null {
  if (service_key === null) return null;
  return createClient(supabase_url, service_key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
