-- The ledger: one row a mutation, its outcome included, so that a replay is answered and not repeated.
create table private.sync_mutations (
  user_id    uuid not null references auth.users on delete cascade,
  id         uuid not null,
  device_id  uuid not null,
  seq        bigint not null,
  name       text not null,
  args_hash  text not null,
  status     text not null check (status in ('pending', 'applied', 'rejected')),
  code       text,
  field      text,
  touched    jsonb not null default '[]',            -- [[collection, id], …]
  xid        bigint not null default pg_current_xact_id()::text::bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index sync_mutations_created_at on private.sync_mutations (created_at);
alter table private.sync_mutations enable row level security; -- no policy: definer functions only

-- The device's own results by mutation id, for a reply that was lost on the way.
create function private.my_results(ids jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', m.id, 'status', m.status, 'code', m.code, 'field', m.field, 'touched', m.touched, 'xid', m.xid))), '[]')
  from private.sync_mutations m
  where m.user_id = (select auth.uid()) and m.status <> 'pending'
    and m.id::text in (select jsonb_array_elements_text(
      case when jsonb_typeof(ids) = 'array' then ids else '[]' end) limit 200)
$$;
