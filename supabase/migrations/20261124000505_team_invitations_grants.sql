grant select on public.team_invitations to authenticated;
-- The view runs as its caller: like every view of a pull it is granted to all, and the table is not.
grant select on private.team_invitation_records to anon, authenticated;
