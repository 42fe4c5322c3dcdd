-- Names of people and WhatsApp numbers, as all tables store them.

-- Matches characters that a person's name can't contain (Spec 1 §5). A name has letters, accents, spaces, apostrophes
-- and hyphens. Which characters are letters is decided by the app (src/domain/person/person-name.ts).
create function private.no_name() returns text
language sql immutable set search_path = '' as $$
  select '[\x01-\x1F!-&(-,./0-9:-@[-`{-~\x7F-\xA9\xAB-\xB4\xB6-\xB9\xBB-\xBF\xD7\xF7\u061C\u2000-\u2018\u201A-\u2070\u20A0-\u20CF\u2190-\u2BFF\u3000-\u3004\uE000-\uF8FF\uFEFF\uFFF0-\uFFFD\U0001F000-\U0001FAFF]'
$$;

-- Names as phones type them: keyboards write six apostrophes and as many hyphens, and what is copied from a chat or a
-- list of contacts brings invisible marks. One spelling is stored, as the app's forms write it
-- (src/domain/person/person-name.ts; both run tests/fixtures/people/person-name-vectors.ts).

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

-- Writes one space between words, and composes accents (Unicode NFC).
create function private.arg_person_name(args jsonb, key text, min_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.clean_name(private.arg_text(args, key, 1, 200));
begin
  if length(given) not between min_length and 100 or not private.name_ok(given) then perform private.refuse('invalid_args', key); end if;
  return given;
end $$;

-- Numbers as people type and copy them: a 0 or a carrier's code before the area code, another country's number, a link
-- to WhatsApp. The app's forms read them alike (src/domain/whatsapp/whatsapp.ts; both run whatsapp-vectors.ts).

-- What was copied, without invisible marks, with digits as ASCII (Unicode NFKC), and a link to WhatsApp as its number,
-- also one with `phone=%2B…`.
create function private.copied_number(given text) returns text
language sql immutable set search_path = '' as $$
  with plain as (select normalize(regexp_replace(coalesce(given, ''),
    '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), nfkc) as text)
  select coalesce('+' || substring(text from '(?i)(?:wa\.me/|[?&]phone=)(?:\+|%2B)?([0-9]+)'), text) from plain
$$;

-- A Brazilian number with 55, from the area code on; a 0, or 0 and a carrier's code, may stand before it. The area codes
-- that exist, then nine digits of a mobile, or eight. Source: Anatel, Resolução 749. Null when it is none, and where both
-- cutting it and a carrier's code would give a number: one of them is somebody else's.
create function private.brazilian_number(digits text, cut_to integer) returns text
language sql immutable set search_path = '' as $$
  with given as (select ltrim(digits, '0') as rest),
  readings as (
    select place, read from given, lateral (values (1, rest), (2, left(rest, cut_to)),
      (2, case when rest <> digits then substr(rest, 3) end)) as tried(place, read)
    where read ~ '^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9[0-9]{8}|[2-9][0-9]{7})$')
  select '55' || min(read) from readings where place = (select min(place) from readings) having count(*) = 1
$$;

-- Digits with country code (Spec 1 §5): 10 or 11 digits get 55, 55 with 12 or more is cut to 13. With + or 00 another
-- country's number is kept, and keeps its + where the digits alone would be Brazilian or none. 55 is Brazil also where
-- digits are missing, and no country's number begins with 10 or 11 (+1 goes on with 2 to 9): a + before an area code, or
-- a digit too many, is asked back. Null when it can't be a number. For its own result it returns the same again.
create function private.normalize_whatsapp(given text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  copied text := private.copied_number(given);
  digits text := regexp_replace(copied, '[^0-9]', '', 'g');
  dialled text := ltrim(digits, '0');
  plus boolean := copied ~ '^[^0-9]*\+';
  number text; abroad text;
begin
  if dialled ~ '^55[0-9]{10}' then return private.brazilian_number(substr(dialled, 3), 11); end if;
  if not plus then number := private.brazilian_number(digits, length(digits)); end if;
  if number is not null then return number; end if;
  abroad := case when plus or digits like '00%' then dialled else digits end;
  return case when abroad !~ '^(?!55|1[01])[1-9][0-9]{9,14}$' then null
              when length(abroad) > 11 then abroad
              when plus or abroad <> digits then '+' || abroad end;
end $$;

-- What one person is found by: the number, with the ninth digit of a mobile where it was left out.
create function private.whatsapp_person(number text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(number, '^(55[0-9]{2})([6-9][0-9]{7})$', '\19\2')
$$;

-- What others may see of a number: the area code, if it is Brazilian. More digits would make the number easier to
-- guess, and the number of digits would tell a mobile from a landline.
create function private.mask_whatsapp(number text) returns text
language sql immutable set search_path = '' as $$
  select '(' || case when number ~ '^55\d{10,11}$' then substr(number, 3, 2) else '••' end || ') •••••-••••' where number is not null
$$;

-- As people search it: without accents, case, apostrophes, hyphens and invisible marks, in plain letters; S.W.A.T. is
-- swat. The app's
-- `fold` is the same rule (src/domain/words/search.ts; both run tests/fixtures/typed/search-vectors.ts).
create function private.folded(given text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(regexp_replace(given,
    '[''\u0060\u00B4\u02BC\u2018\u2019\u201B\u2032\uFF07\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u2010-\u2015\u2212\uFE58\uFE63\uFF0D-]',
    '', 'g'), nfkd), '[\u0300-\u036F\u20D0-\u20FF\uFE00-\uFE0F]', '', 'g')), 'ØøŁłĐđÐðĦħŦŧŊŋı×', 'oollddddhhttnnix'),
    'ẞ', 'ss'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '\y([a-z])\.(?=[a-z]\y)', '\1', 'g')
$$;

-- The words of what was typed: letters and digits.
create function private.search_words(given text) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(regexp_split_to_array(private.folded(regexp_replace(given, '[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D-]', ' ', 'g')),
    '[\s\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00F7\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2BFF\u3000-\u3004\u3008-\u3020\uFE00-\uFE6F\U0001F000-\U0001FAFF]+'), '')
$$;

-- The words of a name. What has an apostrophe is found with and without it: d'Ávila is d, avila and davila.
create function private.name_words(given text) returns tsvector
language sql immutable set search_path = '' as $$
  select array_to_tsvector(private.search_words(given) || private.search_words(translate(given, '''’‘', '   ')))
$$;

-- Names in social networks, typed or as the address of a profile (src/domain/words/profile-name.ts; both run
-- tests/fixtures/typed/address-vectors.ts).
create function private.copied_text(given text) returns text
language sql immutable set search_path = '' as $$
  select private.tidy(regexp_replace(given, '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'))
$$;

-- The name on Instagram, without @; null for anything else.
create function private.instagram_name(given text) returns text
language sql immutable set search_path = '' as $$
  select case when x.part ~* '^@?(p|s|share|reels?|tv|explore|accounts|direct|invites|highlights)$' then null
              when n.name ~* '^(?!www\.|instagram\.com$)[a-z0-9._]{1,30}$' then n.name end
  from (select t.text, (regexp_match(t.text,
      '^(?:https?://)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am|ig\.me/m)/(?:_u/|stories/)?([^/?#]*)(?:[/?#].*)?$', 'i'))[1] as part
    from (select regexp_replace(private.copied_text(given), '^insta(gram)?\s*:\s*', '', 'i') as text) t) x,
    lateral (select regexp_replace(coalesce(x.part, x.text), '^@', '') as name) n
$$;

-- A name on Facebook, or an https address where it has none; null for anything else.
create function private.facebook_name(given text) returns text
language sql immutable set search_path = '' as $$
  select case when x.part !~* '^(share|groups|pages|people|events|watch|marketplace|photo|media|login|.*\.php)$' then x.part
              when n.name ~* '^[a-z0-9.]{2,}$' and n.name !~* '^www\.|\.com$|\.br$' then n.name
              when a.address ~ '^https://[^\s<>"'']{3,}$' then a.address end
  from (select t.text, (regexp_match(t.text, '^(?:https?://)?(?:[a-z-]+\.)?(?:facebook|fb)\.com/([a-z0-9.]{2,})/?(?:\?.*)?$', 'i'))[1] as part
    from (select private.copied_text(given) as text) t) x,
    lateral (select regexp_replace(x.text, '^@', '') as name) n,
    lateral (select case when x.text ~* '^https:/*.' then 'https://' || regexp_replace(x.text, '^https:/*', '', 'i')
                         when x.text ~* '^(?![^/?#]*\.(png|jpe?g|webp|gif|svg|hei[cf]|pdf|html?)$)([[:alnum:]-]+\.)+[[:alpha:]]{2,}(:\d+)?([/?#]\S*)?$' then 'https://' || x.text end as address) a
$$;

-- Refuses invalid_args.
create function private.arg_instagram(args jsonb, key text) returns text
language plpgsql immutable set search_path = '' as $$
declare given text := private.arg_text(args, key, 1, 300, false); name text := private.instagram_name(given);
begin
  if given is not null and name is null then perform private.refuse('invalid_args', key); end if;
  return name;
end $$;
