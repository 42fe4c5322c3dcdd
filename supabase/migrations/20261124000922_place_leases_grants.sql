-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.place_leases, private.lease_records to anon, authenticated;
