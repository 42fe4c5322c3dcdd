-- Pictures: five public buckets. Anybody who knows the address can read a file, but can't guess it; only the owner
-- can list them (threat T15). The device and the embedded backend check the content
-- (supabase/local/storage/picture-check.ts). Hosted Storage trusts the type that the upload claims.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select b, b, true, bytes, array['image/jpeg', 'image/png', 'image/webp']
from (values
  ('arena-images', 10485760), -- the spec's limit of the bucket; the device and picture-check.ts allow 5 MiB
  ('event-images', 5242880), ('patch-images', 5242880), ('team-logos', 5242880), ('avatars', 5242880)
) as buckets (b, bytes)
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- A path `{uid}/{uuid}.(jpg|png|webp)` in the caller's own folder, with a new random name.
create function private.is_my_picture(bucket text, path text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bucket in ('arena-images', 'event-images', 'patch-images', 'team-logos', 'avatars', 'team-media')
    and split_part(path, '/', 1) = (select auth.uid())::text
    and path ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$', false)
$$;

-- The policy of storage.objects needs a yes or no.
create function private.picture_fits(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.picture_refusal(metadata) is null;
end $$;

create policy pictures_insert_own on storage.objects for insert to authenticated
  with check (private.is_my_picture(bucket_id, name)
    and (bucket_id <> 'patch-images' or (select private.is_admin()))
    and private.picture_fits(metadata));
-- People can list only their own pictures. The policy is also needed for deleting, because PostgreSQL deletes only
-- rows that the person may read.
create policy pictures_select_own on storage.objects for select to authenticated
  using (split_part(name, '/', 1) = (select auth.uid())::text);
create policy pictures_delete_own on storage.objects for delete to authenticated
  using (split_part(name, '/', 1) = (select auth.uid())::text);

-- A sixth bucket of pictures, by the rules of the others: what members post, and the photos of reports. Anybody who has
-- the address can read a file, and only members get the address.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('team-media', 'team-media', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Limits what the caller may store: two hundred pictures with 100 MB together, and nothing after the account was
-- deleted. Young accounts of one address together have room for three times as much as one account. Uploads at the same
-- time wait for each other here. The function is volatile, so after waiting it also counts what the others stored. The
-- folder is searched as a range of names in byte order, because hosted Supabase has that index. Hosted writes the size
-- after the upload, so there the last file may exceed the limit.
-- @returns why the picture does not fit, or null
create function private.picture_refusal(metadata jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); size bigint := coalesce((metadata ->> 'size')::bigint, 0); pictures integer; bytes bigint;
  network text := private.enter_network(me);
begin
  perform pg_advisory_xact_lock(hashtextextended('pictures of ' || me, 0));
  if not exists (select from public.profiles where id = me) then return 'not_allowed'; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes from storage.objects o
    where o.name operator(pg_catalog.~>=~) (me::text || '/') and o.name operator(pg_catalog.~<~) (me::text || '0');
  if pictures >= 200 or bytes + size > 100000000 then return 'storage_full'; end if;
  if network is null then return null; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes
    from private.young_accounts_of(network) p
    join storage.objects o on o.name operator(pg_catalog.~>=~) (p::text || '/') and o.name operator(pg_catalog.~<~) (p::text || '0');
  return case when pictures >= 600 or bytes + size > 300000000 then 'network_full' end;
end $$;

-- What the policies call. The embedded backend asks as the caller why a picture was refused.
grant execute on function private.is_my_picture(text, text), private.picture_fits(jsonb),
  private.picture_refusal(jsonb) to authenticated;
