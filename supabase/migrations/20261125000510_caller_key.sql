-- Hosted Supabase may grant every new function of this schema to everybody (default privileges of older projects), and
-- this one came after the file that takes such grants back. With its key somebody could sign any address as theirs.
revoke all on function public.get_caller_key() from public, anon, authenticated;
