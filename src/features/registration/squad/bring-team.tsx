import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import type { Friend } from '#domain/registration/squad.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

// read only by who opens it
const TeamMates = lazy(() => import('./team-mates.tsx'));

export type BringTeamProps = {
  team: Rows['teams'];
  event_id: string;
  friends: readonly Friend[];
  /** How many friends fit in all. */
  most: number;
  onBring: (friend: Friend) => void;
  /** @param n the place in `friends` */
  onDrop: (n: number) => void;
};

/** Opens the list of my team, to choose who comes along. */
export function BringTeam(props: BringTeamProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const words = LL.registration.friends;
  const title = words.from_team({ team: props.team.name });
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={Users} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        close_label={LL.common.close()}
        actions={
          <Button variant="main" block onClick={close}>
            {words.team_ready()}
          </Button>
        }
      >
        <Suspense>
          <TeamMates {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}
