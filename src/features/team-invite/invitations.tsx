import { useNavigate, useRouterState } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { MOST_INVITATIONS } from '#domain/team/invitation.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { bringIntoView } from '#ui/lists/bring-into-view.ts';
import { List } from '#ui/lists/list-row.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { NewInvitation } from './new-invitation.tsx';
import { ShowInvitation } from './show-invitation.tsx';
import { useInvitationActs } from './use-invitation-acts.ts';
import { useShownInvitation } from './use-shown-invitation.ts';

type InvitationsProps = {
  team: Rows['teams'];
  /** My mutations about the team. */
  asked: readonly OutboxRecord[];
  /** UTC ISO instant. */
  now: string;
};

/** The captain's invitations: those that are open, and a new one. */
export default function Invitations({ team, asked, now }: InvitationsProps) {
  const { LL } = useI18nContext();
  const records = useTeamRecords(team.id, 'invitation');
  const acts = useInvitationActs(team);
  const [making, setMaking] = useState(false);
  const { open, shown, ended, show } = useShownInvitation({ records: records ?? [], asked, now });
  const words = LL.team_page.invite;
  useLinked(records !== undefined);
  if (!records) return null;
  const fits_one_more = open.length < MOST_INVITATIONS;
  const isUnsent = (id: string) =>
    asked.some(
      (record) =>
        record.name === 'create_invitation@1' &&
        isWaiting(record) &&
        (record.args as { id: string }).id === id,
    );
  return (
    <section aria-labelledby={HASH} className="mt-10 flex flex-col gap-4">
      <div>
        <h2 id={HASH} className="font-display text-2xl">
          {words.title()}
        </h2>
        <p className="max-w-prose text-soft">{words.hint()}</p>
      </div>
      {open.length > 0 ? (
        <List label={words.list()}>
          {open.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              is_unsent={isUnsent(invitation.id)}
              onShow={() => show(invitation.id)}
              onRevoke={() => void acts.revoke(invitation)}
            />
          ))}
        </List>
      ) : (
        <p className="text-soft">{words.none()}</p>
      )}
      {fits_one_more ? (
        <div>
          <Button icon={Plus} onClick={() => setMaking(true)}>
            {words.make()}
          </Button>
        </div>
      ) : (
        <p className="text-soft">{words.most({ count: open.length })}</p>
      )}
      <NewInvitation
        open={making}
        onClose={() => setMaking(false)}
        onMake={async (choice) => {
          setMaking(false);
          show(await acts.make(choice));
        }}
      />
      <ShowInvitation
        team={team}
        invitation={shown}
        ended={ended}
        is_unsent={shown !== undefined && isUnsent(shown.id)}
        acts={acts}
        onNew={
          fits_one_more
            ? () => {
                show(undefined);
                setMaking(true);
              }
            : undefined
        }
        onClose={() => show(undefined)}
      />
    </section>
  );
}

/** The hash of the links to them. */
const HASH = 'invitations';

/**
 * Brings the invitations into view for a link that names them: when it was followed they were not
 * drawn yet. The hash leaves the address then, so that the same link works again.
 */
function useLinked(is_here: boolean) {
  const navigate = useNavigate();
  const named = useRouterState({ select: ({ location }) => location.hash === HASH });
  useEffect(() => {
    if (!named || !is_here) return;
    void navigate({ to: '.', search: true, replace: true, resetScroll: false }).then(() =>
      bringIntoView(HASH),
    );
  }, [named, is_here, navigate]);
}
