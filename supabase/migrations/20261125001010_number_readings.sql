-- Readings of a number that gave somebody else's (src/domain/whatsapp/whatsapp.ts; both run whatsapp-vectors.ts there).

-- As before, and `phone=%2B…` of a link.
create or replace function private.copied_number(given text) returns text
language sql immutable set search_path = '' as $$
  with plain as (select normalize(regexp_replace(coalesce(given, ''),
    '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), nfkc) as text)
  select coalesce('+' || substring(text from '(?i)(?:wa\.me/|[?&]phone=)(?:\+|%2B)?([0-9]+)'), text) from plain
$$;

-- As before, and null where both cutting it and a carrier's code would give a number: one of them is somebody else's.
create or replace function private.brazilian_number(digits text, cut_to integer) returns text
language sql immutable set search_path = '' as $$
  with given as (select ltrim(digits, '0') as rest),
  readings as (
    select place, read from given, lateral (values (1, rest), (2, left(rest, cut_to)),
      (2, case when rest <> digits then substr(rest, 3) end)) as tried(place, read)
    where read ~ '^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9[0-9]{8}|[2-9][0-9]{7})$')
  select '55' || min(read) from readings where place = (select min(place) from readings) having count(*) = 1
$$;

-- As before, but 55 is Brazil also where digits are missing, and no country's number begins with 10 or 11 (+1 goes on
-- with 2 to 9): a + before an area code, or a digit too many, is asked back.
create or replace function private.normalize_whatsapp(given text) returns text
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
