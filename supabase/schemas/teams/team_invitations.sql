-- An invitation: whoever has its link joins a team without waiting for an answer, because the captain has answered
-- beforehand. Only the captain makes and sees them, as only the captain approves members.
create table public.team_invitations (
  id         uuid primary key,
  team_id    uuid not null references public.teams,
  code       text check (code ~ '^[0-9A-HJKMNP-TV-Z]{20}$'),
  code_hash  text not null,
  max_uses   integer not null check (max_uses between 1 and 100),
  used       integer not null default 0,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default private.moment(),
  sync_xid   bigint not null default 0,
  rev        bigint not null default 1,
  constraint an_invitation_has_its_own_code unique (team_id, code_hash),
  constraint no_more_guests_than_invited check (used between 0 and max_uses),
  constraint a_code_is_kept_while_it_can_be_used check ((code is null) = (revoked_at is not null or used >= max_uses))
);
comment on table public.team_invitations is 'An invitation to a team. Read by the captain of the team; by no other member.';
comment on column public.team_invitations.code is
  'Crockford''s base 32, a hundred random bits, made by the captain''s device. The captain shows it again, so it is '
  'stored as it is, until it is used up or revoked.';
comment on column public.team_invitations.code_hash is
  'By which a code is found: SHA-256, in hex. It stays, so that a code that is over is told from a wrong one.';
create index team_invitations_sync on public.team_invitations (team_id, sync_xid, id);
create trigger stamp before insert or update on public.team_invitations
  for each row execute function private.stamp();

alter table public.team_invitations enable row level security;
create policy team_invitations_select_captain on public.team_invitations for select to authenticated
  using (team_id in (select private.my_team_ids_as('{captain}')));

-- Who joined by which invitation: each of them lets a person in once, also one who was removed since.
create table private.team_invitation_uses (
  invitation_id uuid not null references public.team_invitations on delete cascade,
  user_id       uuid not null references auth.users on delete cascade,
  used_at       timestamptz not null default private.moment(),
  primary key (invitation_id, user_id)
);
comment on table private.team_invitation_uses is
  'Who joined a team by which invitation. Read by nobody through the API; each person finds their own in the export '
  'of their data.';
create index team_invitation_uses_user on private.team_invitation_uses (user_id);
alter table private.team_invitation_uses enable row level security; -- no policy: only definer functions read it

-- Triggers -------------------------------------------------------------------------------------------

create trigger leave_scopes after delete on public.team_invitations
  for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_invitations
  for each row execute function private.poke_team();

-- An invitation without a code is no longer in the projection.
create function private.leave_spent_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.departs('team:' || new.team_id, 'team_records', new.id, new.rev);
  return null;
end $$;
create trigger leave_spent after update of code on public.team_invitations
  for each row when (new.code is null and old.code is not null) execute function private.leave_spent_invitation();

create function private.empty_team_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_invitations where team_id = new.id;
  return null;
end $$;
create trigger empty_invitations after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_invitations();

-- Replication ----------------------------------------------------------------------------------------

create view private.team_invitation_records with (security_invoker = true) as
  select id, team_id, team_id as in_team, 'invitation'::text as kind,
         jsonb_build_object('code', code, 'max_uses', max_uses, 'used', used, 'expires_at', expires_at,
           'created_at', created_at) as data,
         sync_xid, rev
  from public.team_invitations where code is not null;
insert into private.record_sources (source, collection) values ('private.team_invitation_records', 'team_records');

-- Mutations ------------------------------------------------------------------------------------------
-- create_invitation@1, revoke_invitation@1, accept_invitation@1.

insert into private.mutation_quotas (mutation, what) values
  ('create_invitation@1', 'team_edits'), ('accept_invitation@1', 'join_requests');
insert into private.mutation_quotas (mutation, no_need) values
  ('revoke_invitation@1', 'takes away what was counted when it was made');

create function private.arg_invitation_code(args jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, 'code', 20, 20);
begin
  if given !~ '^[0-9A-HJKMNP-TV-Z]{20}$' then perform private.refuse('invalid_args', 'code'); end if;
  return given;
end $$;

create function private.invitation_hash(code text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(code, 'UTF8')), 'hex')
$$;

-- {id, team_id, code, max_uses, days}: `days` from now, because a device's clock may be wrong. At most ten are open.
-- What was over a month ago is deleted.
create function mutation."create_invitation@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; invitation uuid; given text; uses integer; days integer;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'code', 'max_uses', 'days']);
  invitation := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  uses := private.arg_int(args, 'max_uses', 1, 100);
  days := private.arg_int(args, 'days', 1, 90);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  if exists (select from public.team_invitations i
             where i.id = invitation or i.team_id = t.id and i.code_hash = private.invitation_hash(given)) then
    perform private.refuse('id_reused');
  end if;
  delete from public.team_invitations i
    where i.team_id = t.id and least(i.expires_at, i.revoked_at) < now() - interval '30 days';
  if (select count(*) from public.team_invitations i
      where i.team_id = t.id and i.code is not null and i.expires_at > now()) >= 10 then
    perform private.refuse('too_many_invitations');
  end if;
  insert into public.team_invitations (id, team_id, code, code_hash, max_uses, expires_at)
  values (invitation, t.id, given, private.invitation_hash(given), uses, now() + make_interval(days => days));
  return private.touched_record(invitation);
end $$;

-- {id, team_id}. Who joined by it stays.
create function mutation."revoke_invitation@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; invitation uuid;
begin
  perform private.arg_keys(args, array['id', 'team_id']);
  t := private.lock_team_as(me, private.arg_uuid(args, 'team_id'), '{captain}');
  update public.team_invitations i set revoked_at = now(), code = null
    where i.id = private.arg_uuid(args, 'id') and i.team_id = t.id and i.code is not null returning i.id into invitation;
  if invitation is null then perform private.refuse('invitation_not_found'); end if;
  return private.touched_record(invitation);
end $$;

-- {id, team_id, code}: the caller becomes a member at once, and the captain is told. `id` is the member's, unless the
-- caller has asked to join already: then that request is approved. Ten tries an hour for a person, and sixty wrong
-- codes an hour from one address, together with codes of patches. A wrong code is refused without an error, so that
-- the try is kept (see run_mutation). Refuses invitation_not_found, invitation_revoked, invitation_expired,
-- invitation_used_up; who has the code may know which.
create function mutation."accept_invitation@1"(me uuid, args jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare t public.teams; i public.team_invitations; member uuid; given text; held text;
begin
  perform private.arg_keys(args, array['id', 'team_id', 'code']);
  member := private.arg_uuid(args, 'id');
  given := private.arg_invitation_code(args);
  t := private.lock_team(private.arg_uuid(args, 'team_id')); -- decides who gets the last use
  held := private.role_in(me, t.id);
  if held <> 'pending' then perform private.refuse('already_member'); end if;
  if private.guesses_too_much() or not private.take_turn('invitation', me::text, 10, interval '1 hour') then
    perform private.refuse('too_many_requests');
  end if;
  select * into i from public.team_invitations x where x.team_id = t.id and x.code_hash = private.invitation_hash(given);
  if not found then
    perform private.note_code_miss();
    return '{"refused": "invitation_not_found"}';
  end if;
  if exists (select from private.team_invitation_uses u where u.invitation_id = i.id and u.user_id = me) then
    perform private.refuse('invitation_already_accepted');
  end if;
  if i.revoked_at is not null then perform private.refuse('invitation_revoked'); end if;
  if i.used >= i.max_uses then perform private.refuse('invitation_used_up'); end if;
  if i.expires_at <= now() then perform private.refuse('invitation_expired'); end if;

  if held is null then
    if exists (select from public.team_members m where m.id = member) then perform private.refuse('id_reused'); end if;
    perform private.refuse_one_team_more(me);
    perform private.add_team_member(member, t.id, me, null);
  end if;
  update public.team_members m set approved = true
    where m.team_id = t.id and m.user_id = me and m.deleted_at is null returning m.id into member;
  insert into private.team_invitation_uses (invitation_id, user_id) values (i.id, me);
  update public.team_invitations x set used = x.used + 1, code = case when x.used + 1 < x.max_uses then x.code end
    where x.id = i.id;
  -- a cause like that of a request, because the end of an account deletes notifications that contain its name by it
  perform private.notify(t.captain_id, 'invitation_accepted', '/team/' || t.id,
    jsonb_build_object('team', t.name, 'name', (select p.name from public.profiles p where p.id = me)),
    'join_request:' || t.id || ':' || me || ':' || i.id);
  return private.touched_member(member);
end $$;

insert into private.creations (mutation, relation, id_key, collection, mine) values
  ('accept_invitation@1', 'public.team_members', 'id', 'team_members', 'r.user_id = $2 and r.approved'),
  ('create_invitation@1', 'public.team_invitations', 'id', 'team_records', 'private.role_in($2, r.team_id) = ''captain''');

-- What people are told ------------------------------------------------------------------------------

insert into private.notification_words (code, language, title, body) values
  ('invitation_accepted', 'pt-BR', 'Entrou pelo convite', '{name} agora faz parte da equipe {team}.'),
  ('invitation_accepted', 'en', 'Joined by invitation', '{name} is now part of the team {team}.'),
  ('invitation_accepted', 'es', 'Entró por invitación', '{name} ahora forma parte del equipo {team}.');

grant select on public.team_invitations to authenticated;
grant select on private.team_invitation_records to anon, authenticated;
