-- Whoever reads an event's records reads this projection too; the policy shows its rows to the gate alone.
grant select on public.gate_keys, private.gate_key_records to anon, authenticated;
