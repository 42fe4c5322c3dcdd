-- Pictures: five public buckets. A file is read by its address, which nobody can guess, and listed by its owner
-- alone (decision 18, security.md T15). What is in the bytes is checked on the device and by the embedded
-- backend (supabase/local/storage/picture-check.ts); hosted Storage believes the claimed type.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select b, b, true, bytes, array['image/jpeg', 'image/png', 'image/webp']
from (values
  ('arena-images', 10485760), -- the spec's bucket limit; a picture is 5 MiB at most, which the device and the check see to
  ('event-images', 5242880), ('patch-images', 5242880), ('team-logos', 5242880), ('avatars', 5242880)
) as buckets (b, bytes)
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- `{uid}/{uuid}.(jpg|png|webp)` of the caller: a folder of one's own, a name that is made up once.
create function private.is_my_picture(bucket text, path text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bucket in ('arena-images', 'event-images', 'patch-images', 'team-logos', 'avatars')
    and split_part(path, '/', 1) = (select auth.uid())::text
    and path ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$', false)
$$;

-- What the caller has stored and may store: two hundred pictures of 100 MB together; nothing for an account that was
-- deleted a moment ago. Several uploads at once wait for each other here, and each counts those before it: the function
-- is volatile, so it reads what was committed while it waited. The folder as a range of names, byte by byte: hosted has
-- that index. Hosted writes the size after the upload: there the last one may go over by one file.
create function private.picture_fits(metadata jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare me uuid := (select auth.uid()); pictures integer; bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('pictures of ' || me, 0));
  if not exists (select from public.profiles where id = me) then return false; end if;
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into pictures, bytes from storage.objects o
    where o.name operator(pg_catalog.~>=~) (me::text || '/') and o.name operator(pg_catalog.~<~) (me::text || '0');
  return pictures < 200 and bytes + coalesce((picture_fits.metadata ->> 'size')::bigint, 0) <= 100000000;
end $$;

create policy pictures_insert_own on storage.objects for insert to authenticated
  with check (private.is_my_picture(bucket_id, name)
    and (bucket_id <> 'patch-images' or (select private.is_admin()))
    and private.picture_fits(metadata));
-- Own ones only: nobody lists what others have. Without it nobody could delete either: PostgreSQL finds the
-- rows of a delete by what may be read.
create policy pictures_select_own on storage.objects for select to authenticated
  using (split_part(name, '/', 1) = (select auth.uid())::text);
create policy pictures_delete_own on storage.objects for delete to authenticated
  using (split_part(name, '/', 1) = (select auth.uid())::text);
-- No update policy: a picture is never overwritten, so that it may be cached for ever.
