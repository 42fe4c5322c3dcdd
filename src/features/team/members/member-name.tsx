import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Member } from '../use-team-people.ts';

/** A member's name, and that it is me. The server fills in the name; until then I know whose it is. */
export function MemberName({ member, is_me }: { member: Member; is_me: boolean }) {
  const { you } = useI18nContext().LL.team_page.member;
  return (
    <>
      {member.name || you()}
      {is_me && member.name && <span className="text-soft"> ({you()})</span>}
    </>
  );
}
