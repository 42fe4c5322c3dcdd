-- Functions and views that are generated from private.scope_collections and private.record_sources, so that no list
-- is kept twice: the unions of records, the pages of collections, and the rows that a mutation touched. SQL generates
-- them while a database is migrated. So no generated file can become outdated, and hosted Supabase, the embedded
-- backend and tests get the same.

-- Collections with several kinds of records. An alliance is stored with the team that proposed it, and appears in the
-- scopes of both teams.
insert into private.scope_collections (kind, collection, place, source, scope_id, belongs) values
  ('public', 'public_records', 5, 'private.sync_public_records', null,         'true'),
  ('me',     'my_records',     5, 'private.sync_my_records',     'r.user_id',  'true'),
  ('event',  'event_records',  4, 'private.sync_event_records',  'r.event_id', 'true'),
  -- members see ended alliances only in their own team's scope. If they saw them in the ally's scope too, nothing
  -- would remove the rows there when they leave their own team
  ('team',   'team_records',   3, 'private.sync_team_records',   'r.in_team',
   $q$r.kind <> 'alliance' or r.data ->> 'status' = 'active' or $1 in (select private.my_team_ids())$q$);

-- Writes the view private.sync_<collection>: a union of all its kinds.
create function private.write_record_views() returns void
language plpgsql set search_path = '' as $$
declare c record;
begin
  for c in select s.collection, string_agg('select * from ' || s.source, ' union all ' order by s.source) as branches
           from private.record_sources s group by s.collection loop
    execute format('create or replace view private.%I with (security_invoker = true) as %s', 'sync_' || c.collection, c.branches);
  end loop;
end $$;

-- Writes the function that returns one page of a collection, and its digest after the last page. The statements are
-- written into the function instead of run by `execute`, because a session then plans them only once. Planning each
-- time took three quarters of a pull without news. Row security still holds, because PostgreSQL plans again for
-- another role.
--
-- A cursor without an id says that everything before its transaction was read. A row whose other columns are older than
-- that comes as its counts. The device checks base_rev against its own row, and asks for the row if it lacks it ([P14]).
create function private.write_collection_page() returns void
language plpgsql set search_path = '' as $write$
declare statements text;
begin
  select string_agg(format($q$
    when %L then
      select coalesce(json_agg(%4$s), '[]'), count(*) into page, found_rows from (
        select r.* from %2$s r where %3$s and (r.sync_xid, r.id) > (after_xid, after_id)
        order by r.sync_xid, r.id limit n) p;
      if with_digest and found_rows < n then
        -- private.row_hash written out: with a search_path of its own it is called, not inlined, ten times the cost
        select json_build_object('n', count(*), 'h', coalesce(sum(
          ('x' || encode(substr(uuid_send(r.id), 13), 'hex'))::bit(32)::bigint + r.rev), 0)) into digest
        from %2$s r where %3$s;
      end if;$q$, c.kind || ' ' || c.collection, c.source, c.holds, case when c.counts is null then 'p' else
        format($q$case when p.facts_xid < all_before then (select to_json(few) from (
          select p.id, p.sync_xid, p.rev, p.facts_rev as base_rev, %s) few) else to_json(p) end$q$,
          (select string_agg(format('p.%I', name), ', ') from unnest(c.counts) name)) end), '' order by c.kind, c.place)
  into statements from private.scope_collections c;

  -- json and not jsonb, because the database writes a page only once and never reads it. Generic plans: one plan
  -- serves a phone that has nothing and a phone that has all. Otherwise the planner would plan again for each.
  execute format($f$
    create or replace function private.collection_page(scope_id uuid, collection text, cur jsonb, n integer, with_digest boolean)
    returns json
    language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $page$
    declare
      after_xid bigint := private.cursor_xid(cur); after_id uuid := private.cursor_id(cur);
      all_before bigint := case after_id when '00000000-0000-0000-0000-000000000000' then after_xid else 0 end;
      page json; found_rows bigint; digest json;
    begin
      case collection%s
      end case;
      return json_object('rows' value page, 'done' value found_rows < n, 'digest' value digest absent on null);
    end $page$ $f$, statements);
end $write$;

-- Writes private.touched_rows(touched) → [[collection, row, [scope]]]: the changed rows as the caller may see them now,
-- and the scopes in which a pull would bring them, so that a device reads its own change at once. A row of two teams
-- comes for each.
create function private.write_touched_rows() returns void
language plpgsql set search_path = '' as $write$
declare statements text;
begin
  select string_agg(format($q$
          when %L then
            select jsonb_agg(jsonb_build_array(c, to_jsonb(r), array_remove(array[%s], null))) into page
            from private.%I r where r.id = any (ids);$q$, s.collection, s.scopes, 'sync_' || s.collection), '' order by s.collection)
  into statements from (
    select collection, string_agg(case kind
        when 'public' then format($q$case when %s then 'public' end$q$, holds)
        when 'me' then format($q$case when %s then 'me' end$q$, replace(holds, '$1', 'me'))
        else format('case when %s then %L || %s end', replace(belongs, '$1', scope_id), kind || ':', scope_id) end,
      ', ' order by kind) as scopes
    from private.scope_collections group by collection) s;

  -- Static statements with generic plans are planned once, which matters because this runs while the event is locked.
  -- Custom plans look cheaper to the planner, so it would plan each time. The ids are an array, because a set would
  -- be joined and all operators in the country read.
  execute format($f$
    create or replace function private.touched_rows(touched jsonb) returns jsonb
    language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $rows$
    declare me uuid := (select auth.uid()); c text; ids uuid[]; page jsonb; found_rows jsonb := '[]';
    begin
      for c, ids in select t ->> 0, array_agg((t ->> 1)::uuid) from jsonb_array_elements(touched) t group by 1 loop
        page := null;
        case c%s
          else null;
        end case;
        found_rows := found_rows || coalesce(page, '[]');
      end loop;
      return found_rows;
    end $rows$ $f$, statements);
end $write$;

-- Writes all of them. To be called after any change of the two tables.
create function private.write_sync() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.write_record_views(), private.write_collection_page(), private.write_touched_rows();
end $$;
select private.write_sync();

grant select on private.sync_my_records, private.sync_event_records, private.sync_team_records,
  private.sync_public_records to anon, authenticated;
grant execute on function private.collection_page(uuid, text, jsonb, integer, boolean), private.touched_rows(jsonb)
  to anon, authenticated;
