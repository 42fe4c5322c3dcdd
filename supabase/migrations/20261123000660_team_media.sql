-- A sixth bucket of pictures, by the rules of the others: what members post, and the photos of reports. Anybody who has
-- the address can read a file, and only members get the address.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('team-media', 'team-media', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- As before, with the new bucket.
create or replace function private.is_my_picture(bucket text, path text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bucket in ('arena-images', 'event-images', 'patch-images', 'team-logos', 'avatars', 'team-media')
    and split_part(path, '/', 1) = (select auth.uid())::text
    and path ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$', false)
$$;
