-- What is written from private.scope_collections and private.record_sources, so that no list is kept twice: the unions of
-- records, a collection's page, and the rows that a mutation touched. Written by SQL when a database is migrated, and not
-- by a generator outside: there is no output to keep in step, and hosted, the embedded backend and tests get the same.

-- Collections of many kinds. An alliance stands under the team that proposed it and is there once for each of the two.
insert into private.scope_collections (kind, collection, place, source, belongs) values
  ('public', 'public_records', 5, 'private.sync_public_records', 'true'),
  ('me',     'my_records',     5, 'private.sync_my_records',     'r.user_id = $1'),
  ('event',  'event_records',  4, 'private.sync_event_records',  'r.event_id = $1'),
  -- an ally's members see alliances that are over in their own team's scope, and not in the other's: there they
  -- are visitors, and nothing would say that they left their team
  ('team',   'team_records',   3, 'private.sync_team_records', $q$r.in_team = $1 and (r.kind <> 'alliance'
      or r.data ->> 'status' = 'active' or $1 in (select private.my_team_ids()))$q$);

-- private.sync_<collection>, of all its kinds.
create function private.write_record_views() returns void
language plpgsql set search_path = '' as $$
declare c record;
begin
  for c in select s.collection, string_agg('select * from ' || s.source, ' union all ' order by s.source) as branches
           from private.record_sources s group by s.collection loop
    execute format('create or replace view private.%I with (security_invoker = true) as %s', 'sync_' || c.collection, c.branches);
  end loop;
end $$;

-- One collection's page, and its digest once it is read to its end. The statements stand in the function, written
-- there from private.scope_collections, because a session plans them once: handed to `execute` each is planned every time,
-- which was three quarters of an idle pull. RLS stays RLS: a plan is made anew when the role is another one.
create function private.write_collection_page() returns void
language plpgsql set search_path = '' as $write$
declare statements text;
begin
  select string_agg(format($q$
    when %L then
      select coalesce(json_agg(p), '[]'), count(*) into page, found_rows from (
        select r.* from %2$s r where %3$s and (r.sync_xid, r.id) > (after_xid, after_id)
        order by r.sync_xid, r.id limit n) p;
      if with_digest and found_rows < n then
        -- private.row_hash written out: with a search_path of its own it is called, not inlined, ten times the cost
        select json_build_object('n', count(*), 'h', coalesce(sum(
          ('x' || encode(substr(uuid_send(r.id), 13), 'hex'))::bit(32)::bigint + r.rev), 0)) into digest
        from %2$s r where %3$s;
      end if;$q$, c.kind || ' ' || c.collection, c.source, c.belongs), '' order by c.kind, c.place)
  into statements from private.scope_collections c;

  -- json, not jsonb: a page is written once and read by the device. Generic plans: one for a phone that has nothing
  -- and for one that has all of it; left to itself the planner would go on making one for each.
  execute format($f$
    create or replace function private.collection_page(scope_id uuid, collection text, cur jsonb, n integer, with_digest boolean)
    returns json
    language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $page$
    declare
      after_xid bigint := private.cursor_xid(cur); after_id uuid := private.cursor_id(cur);
      page json; found_rows bigint; digest json;
    begin
      case collection%s
      end case;
      return json_object('rows' value page, 'done' value found_rows < n, 'digest' value digest absent on null);
    end $page$ $f$, statements);
end $write$;

-- private.touched_rows(touched): the touched rows as the caller may see them now; a device reads its own write at once.
create function private.write_touched_rows() returns void
language plpgsql set search_path = '' as $write$
declare statements text;
begin
  select string_agg(format($q$
          when %L then
            select jsonb_agg(jsonb_build_array(c, to_jsonb(r))) into page from private.%I r where r.id = any (ids);$q$,
      s.collection, 'sync_' || s.collection), '' order by s.collection)
  into statements from (select distinct collection from private.scope_collections) s;

  -- Written out and generic, so that plans are kept: this runs with the event locked. (The planner expects ten ids of
  -- an array that it does not see, one of one that it sees, and would plan each time.) By an array: a set would be
  -- joined, and the country's operators read from end to end.
  execute format($f$
    create or replace function private.touched_rows(touched jsonb) returns jsonb
    language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $rows$
    declare c text; ids uuid[]; page jsonb; found_rows jsonb := '[]';
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

-- All of it, after whatever changed the lines.
create function private.write_sync() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.write_record_views(), private.write_collection_page(), private.write_touched_rows();
end $$;
select private.write_sync();
