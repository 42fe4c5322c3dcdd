-- What a team answered somebody is over once they come back to it: by a new request, or by an invitation. The
-- notification stays in their list, and the page of the team says no more that it refused or removed them.

-- As before, and ends the answers of before.
create or replace function private.add_team_member(member uuid, into_team uuid, person uuid, instagram text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.team_members (id, team_id, user_id, name)
  select member, into_team, p.id, p.name from public.profiles p where p.id = person;
  insert into public.team_member_contacts (member_id, team_id, user_id, whatsapp, instagram)
  values (member, into_team, person, (select c.whatsapp from public.profile_contacts c where c.user_id = person), instagram);
  update public.notifications set data = data || '{"is_over": true}'
    where user_id = person and url = '/team/' || into_team and data ->> 'code' in ('join_rejected', 'member_removed');
end $$;

-- Of those who have come back already.
update public.notifications n set data = n.data || '{"is_over": true}'
from public.team_members m
where m.user_id = n.user_id and n.url = '/team/' || m.team_id and m.created_at > n.created_at
  and n.data ->> 'code' in ('join_rejected', 'member_removed');
