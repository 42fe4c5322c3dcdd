grant execute on function public.ranking_place(jsonb), private.ranking_place(text) to authenticated;
