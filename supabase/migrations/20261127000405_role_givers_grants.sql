grant execute on function public.admin_list_roles(jsonb), private.list_roles() to authenticated;
