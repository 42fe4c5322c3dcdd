grant select on public.reminder_choices to authenticated;
-- The view runs as its caller: like every view of a pull it is granted to all, and the table is not.
grant select on private.reminder_records to anon, authenticated;
