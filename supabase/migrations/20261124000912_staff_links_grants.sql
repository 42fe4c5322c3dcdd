-- Whoever reads an event's records reads this projection too; the policy shows its rows to the organiser alone.
grant select on public.staff_links, private.staff_link_records to anon, authenticated;
