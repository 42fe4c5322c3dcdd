-- The patches that are made with an event: one for who came, one for the members of its winners, as its organiser chose.
-- They follow the event, have the type `evento` (25 points, Spec 2 §9), and exist while somebody may earn them. One that
-- somebody has stays with them, and then belongs to no event. Everybody reads patches, so a private event has none.
--
-- Organisers make them, so they are bounded as the points for playing are [R5]: the patch is a keepsake of whoever came,
-- and its points come with the points for the game, to who gets those.

-- The same for the event at all times, so that nobody gets it twice; it doesn't tell the event's id.
create function private.event_patch_id(event uuid, para text) returns uuid
language sql immutable set search_path = '' as $$
  select overlay(overlay(md5('patch of ' || event || ' ' || para) placing '8' from 13) placing 'a' from 17)::uuid
$$;

create function private.make_event_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
declare kind text; made uuid; given boolean := false;
begin
  foreach kind in array array['came', 'won'] loop
    made := private.event_patch_id(new.id, kind);
    if new.patch_for in (kind, 'both') and new.is_public and not new.is_info_only and new.status <> 'cancelled'
       and new.deleted_at is null then
      insert into public.patches (id, nome, tipo, imagem_url, desenho, para, evento_id)
      values (made, case kind when 'won' then left(coalesce(new.patch_name, new.name), 78) || ' ★'
              else left(coalesce(new.patch_name, new.name), 80) end,
        'evento', new.patch, new.patch_drawing, kind, new.id)
      on conflict (id) do update set nome = excluded.nome, imagem_url = excluded.imagem_url, desenho = excluded.desenho,
        evento_id = excluded.evento_id, deleted_at = null;
      given := true;
    else
      update public.patches p set deleted_at = now() where p.id = made and p.deleted_at is null
        and not exists (select from public.user_patches u where u.patch_id = made);
      update public.patches p set evento_id = null where p.id = made and p.deleted_at is null and p.evento_id is not null;
    end if;
  end loop;
  if given and new.status = 'planned' and new.starts_at + interval '24 hours' <= now() then
    perform private.give_event_patches(new, private.took_part(new));
  end if;
  return null;
end $$;
create trigger make_patches after insert on public.airsoft_events for each row
  when (new.patch_for is not null) execute function private.make_event_patches();
create trigger remake_patches after update on public.airsoft_events for each row
  when (coalesce(old.patch_for, new.patch_for) is not null and old.facts_rev <> new.facts_rev
    and (old.patch_for, coalesce(old.patch_name, old.name), old.patch, old.patch_drawing, old.is_public, old.is_info_only,
         old.status = 'cancelled', old.deleted_at)
      is distinct from (new.patch_for, coalesce(new.patch_name, new.name), new.patch, new.patch_drawing, new.is_public,
         new.is_info_only, new.status = 'cancelled', new.deleted_at))
  execute function private.make_event_patches();

-- Gives the event's patches of type `evento`, also those of administrators, to `people` who came, and takes those that are
-- made with it from who did not come after all. The event is locked. @returns how many were given
create function private.give_event_patches(e public.airsoft_events, people uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  delete from public.user_patches u using public.patches p
    where p.evento_id = e.id and p.para is not null and u.patch_id = p.id and u.how = 'event' and u.user_id <> all (people);
  insert into public.user_patches (user_id, patch_id, how)
  select u, p.id, 'event' from unnest(people) u, (
    select id, para from public.patches where evento_id = e.id and tipo = 'evento' and deleted_at is null for key share) p
  where p.para is distinct from 'won' or u in (select private.members_of(e.winner_team_ids))
  on conflict on constraint user_patches_held_once do nothing;
  get diagnostics n = row_count;
  insert into public.user_points (user_id, points, source, source_id, description)
  select u.user_id, private.patch_points(p.tipo), 'patch_earned', p.id, p.nome
  from public.patches p join public.user_patches u on u.patch_id = p.id
  join public.user_points x on x.user_id = u.user_id and x.source = 'event_participation' and x.source_id = e.id and x.points > 0
  where p.evento_id = e.id and p.para is not null and u.how = 'event'
  on conflict on constraint user_points_once_a_cause do nothing;
  return n;
end $$;

create function private.members_of(teams uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.user_id from public.team_members m
  where m.team_id = any (teams) and m.user_id is not null and m.approved and m.deleted_at is null
$$;

-- The organiser named other winners: who played for a team of `lost`, and for none that won, loses the patch. Who has left
-- a team that won keeps it.
create function private.correct_victory_patches(e public.airsoft_events, lost uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_patches u using public.patches p
    where p.evento_id = e.id and p.para = 'won' and u.patch_id = p.id and u.how = 'event'
      and u.user_id in (select private.members_of(lost)) and u.user_id not in (select private.members_of(e.winner_team_ids));
  if e.starts_at + interval '24 hours' <= now() then
    perform private.give_event_patches(e, private.took_part(e));
  end if;
end $$;

-- A mark that is taken back takes back what it gave. Other ways in which somebody did not come (a helper whose mark waits
-- for a yes, an event on another day) count when the event gives its awards.
create function private.take_back_patches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.user_patches u using public.check_ins c, public.operators o, public.patches p, public.airsoft_events e
    where c.id = new.undoes and c.event_id = new.event_id and o.id = c.operator_id and e.id = new.event_id
      and p.evento_id = e.id and p.para is not null and u.patch_id = p.id and u.user_id = o.user_id and u.how = 'event'
      and u.user_id <> all (private.took_part(e));
  return null;
end $$;
create trigger take_back_patches after insert on public.check_ins for each row
  when (new.mark = 'undo' and not new.awaits_yes) execute function private.take_back_patches();

-- By an administrator: the event makes no patch any more. The trigger above does the rest. @returns whether there was such
-- an event
create function private.withdraw_patches(event uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.airsoft_events set patch_for = 'withdrawn', patch = null, patch_name = null, patch_drawing = null,
    updated_at = private.moment() where id = event and deleted_at is null;
  if not found then return false; end if;
  delete from private.patch_codes c using public.patches p where p.deleted_at is not null and c.patch_id = p.id
    and p.id in (private.event_patch_id(event, 'came'), private.event_patch_id(event, 'won'));
  perform private.log_access('withdraw_patch', event::text);
  return true;
end $$;

-- A job: deletes patches without an owner of events that give no more awards.
create function private.drop_unearned_patches() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare n integer;
begin
  update public.patches p set deleted_at = now() where p.id in (
    select x.id from public.patches x join public.airsoft_events e on e.id = x.evento_id
    where x.para is not null and x.deleted_at is null and e.status <> 'postponed' and e.starts_at < now() - interval '9 days'
      and not exists (select from public.user_patches u where u.patch_id = x.id) limit 100);
  get diagnostics n = row_count;
  return n;
end $$;
insert into private.jobs (name, every, cron) values ('drop_unearned_patches', '1 day', '40 4 * * *');
