-- A new arena waits for an administrator (decision 11). Until then it travels in the scope `me` of whoever made it
-- and of every administrator; once it is decided, it leaves theirs.
create index arenas_pending on public.arenas (created_by, id) where not is_active and deleted_at is null;

create function private.my_pending_arena_ids() returns setof uuid
language sql stable security definer rows 5 set search_path = '' as $$
  select id from public.arenas where not is_active and deleted_at is null
    and (created_by = (select auth.uid()) or (select private.is_admin()))
$$;

-- Everybody whose scope holds what this person proposed: that person, and the administrators.
create function private.arena_reviewers(proposer uuid) returns setof uuid
language sql stable security definer rows 10 set search_path = '' as $$
  select proposer where proposer is not null union select user_id from public.user_roles where role = 'admin'
$$;

create function private.leave_arena_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op <> 'INSERT' and not old.is_active and old.deleted_at is null;
  is_ boolean := tg_op <> 'DELETE' and not new.is_active and new.deleted_at is null;
begin
  if was and not is_ then
    perform private.departs('me:' || r, 'arenas', old.id, coalesce(new.rev, old.rev))
    from private.arena_reviewers(old.created_by) r;
  end if;
  if was or is_ then
    perform private.poke('user:' || r) from private.arena_reviewers(coalesce(new.created_by, old.created_by)) r;
  end if;
  return null;
end $$;
create trigger leave_review after insert or update or delete on public.arenas
  for each row execute function private.leave_arena_review();

-- A new administrator finds what waits, and one who is none any more keeps only what is of that person.
create function private.hand_over_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- a new version, behind everybody's cursor
    update public.arenas set updated_at = now() where not is_active and deleted_at is null;
  else
    perform private.departs('me:' || old.user_id, 'arenas', a.id, a.rev) from public.arenas a
    where not a.is_active and a.deleted_at is null and a.created_by is distinct from old.user_id;
  end if;
  return null;
end $$;
create trigger hand_over_review after insert or delete on public.user_roles
  for each row execute function private.hand_over_review();
