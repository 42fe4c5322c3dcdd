-- What an API of tables could tell of rows that policies hide. Hosted Supabase has one (PostgREST). The planner's estimates
-- are made from statistics of all rows, and comparisons of text, numbers and ids are leakproof, so a policy does not stop
-- them: `Prefer: count=planned` gave a stranger 68 whole telephone numbers in nine seconds [hole N1].

-- Everything that the app reads is a function, and no function needs an estimate. To be set as `pgrst.db_pre_request` of
-- hosted (PRODUCTION.md): PostgREST runs it before each request, as the caller. The embedded backend has no API of tables.
create function private.check_request() returns void
language plpgsql stable set search_path = '' as $$
declare headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  if current_user = 'service_role' then return; end if;
  if coalesce(current_setting('request.path', true), '') !~ '^/rpc/' then
    raise exception using errcode = 'PT404', message = 'Only /rest/v1/rpc/<function> exists';
  end if;
  if headers ->> 'prefer' ~* 'count *= *"?(planned|estimated)' or headers ->> 'accept' ~* 'vnd\.pgrst\.plan' then
    raise exception using errcode = 'PT400', message = 'Estimates are not given';
  end if;
end $$;

-- Without statistics an estimate is made from the number of rows alone. So a column that a caller may name, of a table
-- whose policies hide rows, has none. Ids count as content: the id of a private event is its link, and a histogram holds
-- real ones. To be called after any change of tables, policies or grants; before there are rows, because PostgreSQL 17
-- can't delete the statistics of one column.
create function private.hide_statistics() returns void
language plpgsql set search_path = '' as $$
declare hidden record;
begin
  for hidden in
    select r.oid::regclass as relation, c.attname as name
    from pg_class r join pg_attribute c on c.attrelid = r.oid and c.attnum > 0 and not c.attisdropped
    where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p')
      and not exists (select from pg_policy p where p.polrelid = r.oid and p.polcmd in ('r', '*') and p.polpermissive
                        and pg_get_expr(p.polqual, r.oid) = 'true')
      and (has_column_privilege('anon', r.oid, c.attnum, 'select') or has_column_privilege('authenticated', r.oid, c.attnum, 'select'))
  loop
    execute format('alter table %s alter column %I set statistics 0', hidden.relation, hidden.name);
  end loop;
end $$;
select private.hide_statistics();

grant execute on function private.check_request() to anon, authenticated, service_role;
