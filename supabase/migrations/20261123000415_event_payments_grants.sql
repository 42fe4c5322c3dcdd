grant select on public.event_payments to authenticated;
-- The view runs as its caller: like every view of a pull it is granted to all, and the table is not.
grant select on private.sync_event_payments to anon, authenticated;
grant execute on function private.my_paid_event_ids() to authenticated;
