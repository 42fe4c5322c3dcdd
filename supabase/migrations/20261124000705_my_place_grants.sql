grant execute on function public.get_my_place(text), private.my_place(text) to authenticated;
