-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.station_records, private.station_event_records to anon, authenticated;
