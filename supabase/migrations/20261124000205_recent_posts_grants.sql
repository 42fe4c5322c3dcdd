grant select on private.team_post_records to anon, authenticated;
grant execute on function public.team_posts(jsonb) to anon, authenticated;
grant execute on function private.arg_choice(jsonb, text, text[], boolean), private.arg_instant(jsonb, text, boolean)
  to anon, authenticated;
