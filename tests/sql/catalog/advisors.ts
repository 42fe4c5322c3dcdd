/** One mistake that a schema can contain, how the catalog shows it, and a schema that makes it. */
export type Advisor = {
  /** Number and name of Supabase's own advisor with the same purpose. */
  id: string;
  /** Returns one text, `found`, per finding. */
  sql: string;
  /** A schema on which it must fire. */
  bad: string;
};

/** Our schemas; the API exposes public alone. */
const OURS = `in ('public'::regnamespace, 'private'::regnamespace)`;
const EXPOSED = `= 'public'::regnamespace`;

const callableDefiner = (role: string): string => `
  select oid::regprocedure::text as found from pg_proc
  where prosecdef and pronamespace ${EXPOSED} and has_function_privilege('${role}', oid, 'execute')`;

/** Our own version of what https://github.com/supabase/splinter checks. */
export const ADVISORS: Advisor[] = [
  {
    id: '0001 unindexed_foreign_keys',
    sql: `select conrelid::regclass || '.' || conname as found from pg_constraint f
      where contype = 'f' and connamespace ${OURS} and not exists (
        select from pg_index i where i.indrelid = f.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`,
    bad: `create table public.bad_child (id int primary key, event_id uuid references public.airsoft_events)`,
  },
  {
    id: '0002 auth_users_exposed',
    sql: `select distinct v.oid::regclass::text as found from pg_depend d
      join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class
      where d.refobjid = 'auth.users'::regclass and v.relnamespace ${OURS} and v.relkind in ('v', 'm')`,
    bad: `create view public.bad_people with (security_invoker = true) as select id, email from auth.users`,
  },
  {
    id: '0003 auth_rls_initplan',
    sql: `select tablename || '.' || policyname as found from pg_policies
      where schemaname in ('public', 'private') and
        regexp_replace(lower(coalesce(qual, '') || ' ' || coalesce(with_check, '')), 'select (auth\\.\\w+|current_setting)\\(', '', 'g')
          ~ '(auth\\.\\w+|current_setting)\\('`,
    bad: `create table public.bad_rows (id int primary key, owner uuid);
      create policy bad_initplan on public.bad_rows for select using (owner = auth.uid())`,
  },
  {
    id: '0006 multiple_permissive_policies',
    sql: `select tablename || ' ' || cmd || ' ' || role as found
      from pg_policies, unnest(roles) role where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'
      group by tablename, cmd, role having count(*) > 1`,
    bad: `create policy bad_second on public.teams for select to anon using (captain_id is null)`,
  },
  {
    id: '0007 policy_exists_rls_disabled',
    sql: `select distinct polrelid::regclass::text as found from pg_policy p join pg_class c on c.oid = p.polrelid
      where c.relnamespace ${OURS} and not c.relrowsecurity`,
    bad: `alter table public.teams disable row level security`,
  },
  {
    id: '0008 rls_enabled_no_policy',
    sql: `select c.oid::regclass::text as found from pg_class c
      where c.relnamespace ${OURS} and c.relkind in ('r', 'p') and c.relrowsecurity
        and not exists (select from pg_policy where polrelid = c.oid)`,
    bad: `create table public.bad_closed (id int primary key); alter table public.bad_closed enable row level security`,
  },
  {
    id: '0009 duplicate_index',
    sql: `select min(indexrelid::regclass::text) || ' = ' || max(indexrelid::regclass::text) as found
      from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace ${OURS}
      group by indrelid, indkey::text, indclass::text, indexprs::text, indpred::text having count(*) > 1`,
    bad: `create index bad_twice on public.teams (captain_id)`,
  },
  {
    id: '0010 security_definer_view',
    sql: `select oid::regclass::text as found from pg_class where relkind = 'v' and relnamespace ${OURS}
      and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)`,
    bad: `create view public.bad_view as select id from public.operators`,
  },
  {
    id: '0011 function_search_path_mutable',
    sql: `select oid::regprocedure::text as found from pg_proc where pronamespace ${OURS} and prokind in ('f', 'p')
      and not exists (select from unnest(proconfig) c where c like 'search_path=%')`,
    bad: `create function private.bad_path() returns int language sql as 'select 1'`,
  },
  {
    id: '0013 rls_disabled',
    sql: `select oid::regclass::text as found from pg_class
      where relnamespace ${OURS} and relkind in ('r', 'p') and not relrowsecurity`,
    bad: `create table public.bad_open (id int primary key)`,
  },
  {
    id: '0015 rls_references_user_metadata',
    sql: `select tablename || '.' || policyname as found from pg_policies
      where schemaname in ('public', 'private') and coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata'`,
    bad: `create policy bad_claim on public.teams for select to authenticated
      using (((select auth.jwt()) -> 'user_metadata' ->> 'is_admin')::boolean)`,
  },
  {
    id: '0016 materialized_view_in_api',
    sql: `select oid::regclass::text as found from pg_class where relkind = 'm' and relnamespace ${OURS}
      and (has_table_privilege('anon', oid, 'select') or has_table_privilege('authenticated', oid, 'select'))`,
    bad: `create materialized view public.bad_numbers as select whatsapp from public.operator_contacts; grant select on public.bad_numbers to anon`,
  },
  {
    id: '0023 sensitive_columns_exposed, with whatsapp, phone and invited_by',
    sql: `select a.attrelid::regclass || '.' || a.attname as found from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace ${OURS} and c.relkind in ('r', 'p') and not c.relrowsecurity and a.attnum > 0
        and a.attname ~ '(whatsapp|phone|invited_by|password|passwd|secret|token|otp|api_?key|ssn|cpf|credit_card|pin)'`,
    bad: `create table public.bad_guests (id int primary key, whatsapp text)`,
  },
  {
    id: '0024 permissive_write_policy',
    sql: `select tablename || '.' || policyname as found from pg_policies
      where schemaname in ('public', 'private') and cmd <> 'SELECT' and permissive = 'PERMISSIVE'
        and ((cmd in ('INSERT', 'UPDATE', 'ALL') and coalesce(with_check, qual) = 'true') or (cmd in ('UPDATE', 'DELETE', 'ALL') and qual = 'true'))`,
    bad: `create policy bad_write on public.teams for insert to authenticated with check (true)`,
  },
  {
    id: '0025 public_bucket_allows_listing',
    // a public bucket is read by address; a select policy on objects would list everybody's files
    sql: `select policyname as found from pg_policies
      where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL')
        and (roles && '{anon,public}' or qual !~ 'auth\\.uid')`,
    bad: `create schema if not exists storage; create table if not exists storage.objects (id uuid, bucket_id text);
      create policy bad_listing on storage.objects for select using (bucket_id = 'arena-images')`,
  },
  {
    id: '0028 anon_security_definer_function_executable',
    sql: callableDefiner('anon'),
    bad: `create function public.bad_anon() returns int language sql security definer set search_path = '' as 'select 1';
      grant execute on function public.bad_anon() to anon`,
  },
  {
    id: '0029 authenticated_security_definer_function_executable',
    sql: callableDefiner('authenticated'),
    bad: `create function public.bad_person() returns int language sql security definer set search_path = '' as 'select 1';
      grant execute on function public.bad_person() to authenticated`,
  },
];

/** Intended findings: only definer functions use these. */
export const MEANT: Record<string, string[]> = {
  '0008 rls_enabled_no_policy': [
    'private.access_log',
    'private.account_activity',
    'private.account_consents',
    'private.code_tries',
    'private.creations',
    'private.advertisement_addresses',
    'private.advertisement_counts',
    'private.advertisement_days',
    'private.arena_corrections',
    'private.asked_numbers',
    'private.attempts',
    'private.city_points',
    'private.daily_salts',
    'private.departures',
    'private.event_awards',
    'private.job_runs',
    'private.jobs',
    'private.left_gates',
    'private.mutation_quotas',
    'private.row_quotas',
    'private.network_accounts',
    'private.network_uses',
    'private.notification_words',
    'private.number_key',
    'private.past_gate_secrets',
    'private.patch_codes',
    'private.patch_redemptions',
    'private.place_turns',
    'private.places',
    'private.public_snapshot',
    'private.push_queue',
    'private.quota_uses',
    'private.quotas',
    'private.record_sources',
    'private.scope_collections',
    'private.sync_meta',
    'private.sync_mutations',
    'private.team_invitation_uses',
    'private.team_standings',
    'private.user_standings',
    'private.whatsapp_codes',
    'private.whatsapp_proofs',
  ],
};
