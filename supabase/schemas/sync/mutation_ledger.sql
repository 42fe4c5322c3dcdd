-- The ledger: one row per mutation, with its outcome. A mutation that is sent again gets the same answer and is not
-- run again.
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
  touched    jsonb not null default '[]',
  xid        bigint not null default pg_current_xact_id()::text::bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
comment on table private.sync_mutations is
  'The ledger: the outcome of each mutation, kept for thirty days. Read by nobody through the API; a pull tells '
  'each person the outcomes of their own mutations.';
comment on column private.sync_mutations.touched is 'The rows that the mutation changed: [[collection, id], …].';
comment on column private.sync_mutations.args_hash is 'The same id with other arguments is refused.';
comment on column private.sync_mutations.xid is
  'The transaction that ran the mutation. A pull with a later horizon contains its changes.';
create index sync_mutations_created_at on private.sync_mutations (created_at);
alter table private.sync_mutations enable row level security; -- no policy: only definer functions read it

-- The results of the device's own mutations by id, in case an answer was lost.
create function private.my_results(ids jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', m.id, 'status', m.status, 'code', m.code, 'field', m.field, 'touched', m.touched, 'xid', m.xid))), '[]')
  from private.sync_mutations m
  where m.user_id = (select auth.uid()) and m.status <> 'pending'
    and m.id::text in (select jsonb_array_elements_text(
      case when jsonb_typeof(ids) = 'array' then ids else '[]' end) limit 200)
$$;

-- A job: the ledger keeps thirty days. A mutation that is sent again later is recognised by the ids of its rows (see
-- below).
create function private.forget_mutations() returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  with old as (
    delete from private.sync_mutations where (user_id, id) in (
      select user_id, id from private.sync_mutations where created_at < now() - interval '30 days' limit 5000)
    returning user_id, created_at),
  seen as (
    insert into private.account_activity (user_id, seen_at) select user_id, max(created_at) from old group by 1
    on conflict on constraint account_activity_pkey do update
      set seen_at = greatest(private.account_activity.seen_at, excluded.seen_at))
  select count(*) into n from old;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('forget_mutations', '10 minutes', '*/10 * * * *');

-- Mutations that are sent again -----------------------------------------------------------------------
-- Recognises a mutation that is sent again after the ledger has deleted its row. A mutation that creates a row
-- contains the row's id. If that row exists, and the caller could have created it, the mutation gets the same answer
-- as the first time.

-- Each topic inserts its own. `relation`: the table of the row. `id_key`: the argument with its id. `mine`: a condition that is true if the
-- person $2 created the row r, or could have, and so may see it. Everybody else gets a refusal.
create table private.creations (
  mutation   text primary key,
  relation   text not null,
  id_key     text not null,
  collection text,
  mine       text not null
);
comment on table private.creations is
  'Which mutations create a row with an id of the device. Read by nobody through the API.';
alter table private.creations enable row level security; -- no policy: only definer functions read it

-- The rows that this mutation created earlier. Null if it did not, as far as the rows can tell: a deleted row does
-- not count, nor one of another event, team, person or mark. An edited row does. The event that an entry of the agenda
-- names is not compared: it may have been tied to another since, which is an edit, and nothing of the event was made with
-- it.
create function private.done_before(me uuid, name text, args jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare made record; asked jsonb := args; r jsonb; friend uuid; touched jsonb := '[]';
begin
  if name = 'register_squad@1' then -- looked up by its first person; all of a squad are registered together
    asked := (args -> 'operators' -> 0) || jsonb_build_object('event_id', args -> 'event_id');
    for friend in select private.uuid_or_null(o.value ->> 'operator_id') from jsonb_array_elements(args -> 'operators') with ordinality o
                  where o.ordinality > 1 loop
      if not exists (select from public.operators x where x.id = friend and x.event_id::text = asked ->> 'event_id') then return null; end if;
      touched := touched || jsonb_build_array(jsonb_build_array('operators', friend));
    end loop;
  end if;
  select * into made from private.creations c
    where c.mutation = case name when 'register_squad@1' then 'register@1' else name end;
  if made.mutation is null then return null; end if;
  execute format('select to_jsonb(r) from %s r where r.id = $1 and (%s)', made.relation, made.mine)
    into r using private.uuid_or_null(asked ->> made.id_key), me, asked;
  if made.relation = 'public.team_agenda_events' then r := r - 'event_id'; end if;
  if r is null or r ->> 'deleted_at' is not null
     or exists (select from unnest('{event_id, team_id, user_id, achievement_id, operator_id, mark, undoes, role}'::text[]) k
                where asked ? k and r ? k and lower(asked ->> k) <> r ->> k) then
    return null;
  end if;
  return case when made.collection is null then '[]' else jsonb_build_array(jsonb_build_array(made.collection, r ->> 'id')) end
    || touched
    || case when r ->> 'event_id' is null then '[]' else jsonb_build_array(jsonb_build_array('airsoft_events', r ->> 'event_id')) end
    || case when r ->> 'event_team_id' is null then '[]' else jsonb_build_array(jsonb_build_array('event_teams', r ->> 'event_team_id')) end
    || case when name = 'create_team@1' then jsonb_build_array(jsonb_build_array('team_members', asked ->> 'member_id')) else '[]' end;
end $$;

-- What one account writes without doing anything is bounded: refusals in the ledger, and marks at a gate. 5,000 refusals
-- were kept in three seconds, and 2,000 marks of an event without people in one and a half.

-- The ledger keeps the last 200 refusals of a person: a phone has at most 50 mutations on the way, so the answer to one
-- of these is never among those that go. A refused mutation that is sent again after that is decided anew.
-- By code and not by status: a status in an index would make each accepted mutation write all indexes again.
create index sync_mutations_refused on private.sync_mutations (user_id, created_at, id) where code is not null;

create function private.bound_refusals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.sync_mutations where user_id = new.user_id and id in (
    select s.id from private.sync_mutations s where s.user_id = new.user_id and s.code is not null
    order by s.created_at desc, s.id desc offset 200 limit 20
    for update skip locked); -- two requests of one person don't wait for each other
  return null;
end $$;
create trigger bound_refusals after update of status on private.sync_mutations
  for each row when (new.status = 'rejected') execute function private.bound_refusals();

grant execute on function private.my_results(jsonb) to anon, authenticated;
