/** The stored values, compared with a plain count of the rows. */
export const DIFFERENCES = `
  with people as (
    select p.id,
      (select coalesce(sum(points), 0) from public.user_points u where u.user_id = p.id) as points,
      (select count(*) from public.user_points u where u.user_id = p.id and source = 'event_participation') as events,
      (select count(*) from public.user_points u where u.user_id = p.id and source = 'event_organization') as organized,
      (select count(*) from public.team_members m where m.user_id = p.id and approved and deleted_at is null) as teams,
      case operator_experience when 'intermediario' then 0.5 when 'experiente' then 2 when 'veterano' then 5 else 0 end as experience
    from public.profiles p),
  teams as (
    select t.id, t.name,
      (select count(*) from public.team_members m where m.team_id = t.id and approved and deleted_at is null) as members,
      (select coalesce(sum(points), 0) from public.team_points x where x.team_id = t.id) as points
    from public.teams t where deleted_at is null),
  counted as (
    select 'events' as metric, (select count(*) from public.airsoft_events where is_public and deleted_at is null) as n
    union all select 'registrations', (select count(*) from public.operators where deleted_at is null)
    union all select 'teams', (select count(*) from public.teams where deleted_at is null)
    union all select 'arenas', (select count(*) from public.arenas where is_active and deleted_at is null))
  select 'standing of a person' as what, p.id::text as of from people p left join private.user_standings s on s.user_id = p.id
    where (p.points, p.events, p.organized, p.teams, p.experience)
      is distinct from (s.points, s.events, s.organized, s.teams, s.experience)
  union all select 'standing of a team', t.id::text from teams t left join private.team_standings s on s.team_id = t.id
    where (t.members, t.points) is distinct from (s.members, s.points)
  union all select 'the card of a team', t.id::text from public.teams t
    where (t.member_count, t.captain_name) is distinct from (
      (select count(*) from public.team_members m where m.team_id = t.id and approved and deleted_at is null),
      (select p.name from public.profiles p where p.id = t.captain_id))
  union all select 'the organiser of an event', e.id::text from public.airsoft_events e
    left join public.profiles p on p.id = e.created_by and e.deleted_at is null
    where (e.organiser_name, e.organiser_avatar_url) is distinct from (p.name, p.avatar_url)
  union all select 'the place of a team', t.id::text from public.teams t
    left join private.city_points p on p.state = upper(btrim(t.state)) and p.city = private.city_key(t.city)
    where (t.latitude, t.longitude) is distinct from (p.latitude, p.longitude)
  union all select 'paid and not held', x.id::text from public.user_points x where source = 'patch_earned' and not exists (
    select from public.user_patches u join public.patches p on p.id = u.patch_id where u.user_id = x.user_id and p.id = x.source_id
      and x.points = case p.tipo when 'especial' then 50 when 'mvp' then 40 when 'evento' then 25 when 'equipe' then 15 else 10 end)
  union all select 'held and not paid', u.id::text from public.user_patches u join public.patches p on p.id = u.patch_id
    where (p.para is null or u.how <> 'event') and not exists (
    select from public.user_points x where x.user_id = u.user_id and x.source = 'patch_earned' and x.source_id = u.patch_id)
  union all select 'uses of a code', c.code from private.patch_codes c
    where used <> (select count(*) from private.patch_redemptions r where r.code_id = c.id) or used > max_uses
  union all select 'uses of an invitation', i.id::text from public.team_invitations i
    where used < (select count(*) from private.team_invitation_uses u where u.invitation_id = i.id) or used > max_uses
  union all select 'a public number: ' || metric, n::text from counted c
    where n is distinct from (select value from public.public_statistics s where s.metric = c.metric)
  union all (
    select 'the ranking of people', total_points::text from public.get_user_leaderboard(100)
    except all select 'the ranking of people', points::text from people where points > 0 order by 2 limit 100)
  union all (
    select 'the rank of ' || user_id, rank::text from public.get_user_leaderboard(100)
    except select 'the rank of ' || p.id, (1 + (select count(*) from people q where q.points > p.points))::text from people p)
  union all (
    select 'the ranking of teams: ' || id, member_count || ' ' || score from public.get_team_leaderboard(100)
    except select 'the ranking of teams: ' || id, members || ' ' || 5 * members from teams)
  union all (
    select 'the events of team ' || id, event_count::text from public.get_team_leaderboard(100)
    except select 'the events of team ' || t.id, (select count(distinct x.source_id) from public.user_points x
      where source = 'event_participation' and exists (select from public.team_members m where m.team_id = t.id
        and m.user_id = x.user_id and approved and deleted_at is null
        and (select e.date from public.airsoft_events e where e.id = x.source_id)
          >= (coalesce(m.joined_at, m.created_at) at time zone 'America/Sao_Paulo')::date))::text from teams t)`;
