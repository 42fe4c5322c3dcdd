-- The texts of notifications by code, in the languages of the app: each topic inserts its own. `{name}` is replaced by
-- data ->> 'name'. The app has the same texts in src/i18n/*/notification-codes.ts, and a test compares them.
create table private.notification_words (
  code     text,
  language text,
  title    text not null,
  body     text not null,
  primary key (code, language)
);
comment on table private.notification_words is 'The texts of notifications. Read by nobody through the API.';
alter table private.notification_words enable row level security; -- no policy: only definer functions read it

-- Replaces `{name}` by the values of data. If a value is missing, the result is empty, so that nobody reads a text
-- with a gap: the title then stands alone.
create function private.fill_words(words text, data jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare field text;
begin
  for field in select distinct m[1] from regexp_matches(words, '\{(\w+)\}', 'g') m loop
    if data ->> field is null then return ''; end if;
    words := replace(words, '{' || field || '}', translate(left(data ->> field, 120), '{}', ''));
  end loop;
  return words;
end $$;
