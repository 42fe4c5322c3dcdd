revoke all on function private.name_words(text), private.search_operators(text, text), public.search_operators(jsonb) from public;
grant execute on function private.search_operators(text, text), public.search_operators(jsonb) to authenticated;
