const long = (n: number) => `repeat('x', ${n})`;

/** For each check of a team's tables, a value that only it refuses. */
export const TEAM_CHECKS: Record<string, Record<string, string>> = {
  'public.team_contacts': { team_contacts_whatsapp_check: `whatsapp = '(85) 98888-7777'` },
  'public.team_member_contacts': {
    team_member_contacts_instagram_check: `instagram = ${long(61)}`,
    team_member_contacts_whatsapp_check: `whatsapp = '123'`,
  },
  'public.team_members': {
    team_members_name_check: `name = ${long(101)}`,
    team_members_role_check: `role = 'general', approved = true`,
    who_asks_is_a_plain_member: `approved = false, role = 'officer'`,
  },
};
