grant select on public.read_marks to authenticated;
-- The view runs as its caller: like every view of a pull it is granted to all, and the table is not.
grant select on private.read_mark_records to anon, authenticated;
