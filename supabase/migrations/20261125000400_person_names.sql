-- Names as phones type them: keyboards write six apostrophes and as many hyphens, and what is copied from a chat or a
-- list of contacts brings invisible marks. One spelling is stored, as the app's forms write it
-- (src/domain/person/person-name.ts; both run src/domain/person/person-name-vectors.ts).

-- No invisible marks, one apostrophe, one hyphen, one space between words, plain letters (Unicode NFKC). The acute
-- accent is replaced first, because NFKC makes it a space with an accent.
create function private.clean_name(given text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(normalize(
    regexp_replace(regexp_replace(given, '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'),
      '\u00B4', '''', 'g'), nfkc),
    '[\u0060\u02B9\u02BC\u2018\u2019\u201B\u2032]', '''', 'g'),
    '[\u2010-\u2015\u2043\u2212]', '-', 'g'),
    '\s+', ' ', 'g'))
$$;

-- Whether a clean text can be a name: only what a name contains (private.no_name), at least two letters, and no accent
-- without its letter.
create function private.name_ok(given text) returns boolean
language sql immutable set search_path = '' as $$
  select given !~ private.no_name() and given !~ '(^|[ ''-])[\u0300-\u036F]'
    and length(regexp_replace(given, '[ ''\u0300-\u036F-]', '', 'g')) >= 2
$$;

create or replace function private.arg_person_name(args jsonb, key text, min_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.clean_name(private.arg_text(args, key, 1, 200));
begin
  if length(given) not between min_length and 100 or not private.name_ok(given) then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

-- The sign-up form is public, so its data can be anything. Only name and whatsapp are read, both are checked, and an
-- invalid value never prevents the account (threat T9). Characters that can't be part of a name are removed,
-- because our messages to captains contain the name.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given_name text := left(private.clean_name(regexp_replace(private.clean_name(new.raw_user_meta_data ->> 'name'),
    private.no_name(), '', 'g')), 100);
  number     text := private.normalize_whatsapp(new.raw_user_meta_data ->> 'whatsapp');
begin
  insert into public.profiles (id, name)
  values (new.id, case when private.name_ok(given_name) then given_name else 'Operador' end);
  if number is not null then
    insert into public.profile_contacts (user_id, whatsapp) values (new.id, number);
  end if;
  return null;
end $$;
