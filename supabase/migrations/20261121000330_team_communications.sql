-- What a team says to itself, by channel. A poll's votes are each person's own; everybody sees the counts.
create table public.team_communications (
  id                uuid primary key,
  team_id           uuid not null references public.teams,
  channel           text not null default 'general' check (channel in ('announcements', 'general', 'events', 'tactical', 'admin')),
  type              text not null default 'message' check (type in ('message', 'announcement', 'poll', 'event', 'media')),
  author_id         uuid references auth.users on delete set null,
  author_name       text not null default '' check (length(author_name) <= 100),
  author_avatar_url text check (private.url_ok(author_avatar_url)),
  title             text check (length(title) <= 200),
  content           text not null default '' check (length(content) <= 4000),
  poll_options      text[] not null default '{}' check (cardinality(poll_options) <= 10),
  poll_results      integer[] not null default '{}' check (cardinality(poll_results) <= 10),
  media_urls        text[] not null default '{}' check (cardinality(media_urls) <= 10),
  pinned            boolean not null default false,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  sync_xid          bigint not null default 0,
  rev               bigint not null default 1
);
comment on column public.team_communications.content is 'Plain text; line breaks are the author''s.';
comment on column public.team_communications.author_name is 'As it was when they wrote; empty once the account is gone.';
comment on column public.team_communications.poll_results is 'Votes by option.';
create index team_communications_sync on public.team_communications (team_id, sync_xid, id);
create index team_communications_author on public.team_communications (author_id);
create trigger stamp before insert or update on public.team_communications
  for each row execute function private.stamp();

create table public.team_votes (
  communication_id uuid not null references public.team_communications on delete cascade,
  user_id          uuid not null references auth.users on delete cascade,
  option           integer not null check (option between 0 and 9),
  primary key (communication_id, user_id)
);
comment on column public.team_votes.option is 'Index of the option, from 0.';
create index team_votes_user on public.team_votes (user_id);

-- Access -------------------------------------------------------------------------------------------

alter table public.team_communications enable row level security;
create policy team_communications_select on public.team_communications for select to authenticated
  using ((channel in ('announcements', 'general', 'events') and team_id in (select private.my_team_ids()))
    or (channel <> 'admin' and team_id in (select private.my_team_ids_as('{captain,officer,veteran}')))
    or team_id in (select private.my_team_ids_as('{captain,officer}')));

alter table public.team_votes enable row level security;
create policy team_votes_select_self on public.team_votes for select to authenticated
  using (user_id = (select auth.uid()));

-- Effects --------------------------------------------------------------------------------------------

-- The counts are those of the votes that are there: changed, taken back with an account, or first ones.
create function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare v public.team_votes := coalesce(new, old);
begin
  update public.team_communications c set updated_at = now(), poll_results = (
    select array_agg((select count(*) from public.team_votes x where x.communication_id = c.id and x.option = o - 1)::int order by o)
    from generate_series(1, cardinality(c.poll_options)) o)
  where c.id = v.communication_id;
  return null;
end $$;
create trigger count_votes after insert or update or delete on public.team_votes
  for each row execute function private.count_votes();

create function private.blank_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_name := '';
  new.author_avatar_url := null;
  return new;
end $$;
create trigger blank_author before update of author_id on public.team_communications
  for each row when (new.author_id is null and old.author_id is not null) execute function private.blank_author();

create trigger leave_scopes after delete on public.team_communications for each row execute function private.leave_team_record();
create trigger poke after insert or update or delete on public.team_communications for each row execute function private.poke_team();

create function private.empty_team_communications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.team_communications where team_id = new.id;
  return null;
end $$;
create trigger empty_communications after update of deleted_at on public.teams
  for each row when (new.deleted_at is not null and old.deleted_at is null) execute function private.empty_team_communications();
