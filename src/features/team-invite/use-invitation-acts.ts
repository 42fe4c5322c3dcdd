import { useAct, useAsk } from '#actions/use-act.ts';
import { codeOf, invitationLink, type Invitation } from '#domain/team/invitation.ts';
import { useShareLink } from '#entities/sharing/use-share-link.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { randomBytes, randomId } from '#platform/random-id.ts';
import type { Rows } from '#sync/records/collections.ts';

/** What the captain does with invitations. */
export function useInvitationActs(team: Rows['teams']) {
  const { LL } = useI18nContext();
  const { copy, share } = useShareLink();
  const ask = useAsk();
  const act = useAct();
  const words = LL.team_page.invite;
  const linkOf = ({ code }: Invitation) => invitationLink(location.origin, team.id, code);
  return {
    linkOf,
    copy: (invitation: Invitation) => copy(linkOf(invitation)),
    /** @returns its id, once this device has it; undefined when it could not be stored */
    make: async (choice: { max_uses: number; days: number }): Promise<string | undefined> => {
      const id = randomId();
      const args = { id, team_id: team.id, code: codeOf(randomBytes(20)), ...choice };
      const said = { done: words.created(), refused: words.create_failed() };
      const asked = await ask('create_invitation@1', args, { label: team.name, said });
      return asked.kept ? id : undefined;
    },
    revoke: ({ id }: Invitation) => {
      const said = { done: words.revoked(), refused: words.revoke_failed() };
      return act('revoke_invitation@1', { id, team_id: team.id }, { label: team.name, said });
    },
    send: (invitation: Invitation): Promise<void> =>
      share({
        title: team.name,
        text: words.text({ team: team.name }),
        url: linkOf(invitation),
      }),
  };
}
