import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import type { Friend } from '#domain/registration/squad.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keep, readKept } from '#platform/kept/kept.ts';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

// read only by who opens it
const TeamMates = lazyPart(() => import('./team-mates.tsx'));

/** The team from which somebody brought people last. */
const LAST_TEAM = 'qg.seen.bring_team';

export type TeamMatesProps = {
  team: Rows['teams'];
  event_id: string;
  friends: readonly Friend[];
  /** How many friends fit in all. */
  most: number;
  onBring: (friend: Friend) => void;
  /** @param n the place in `friends` */
  onDrop: (n: number) => void;
};

type BringTeamProps = Omit<TeamMatesProps, 'team'> & {
  /** Mine, at least one. */
  teams: readonly Rows['teams'][];
};

/** Opens the list of my team, to choose who comes along; of several teams it asks which one. */
export function BringTeam({ teams, ...mates }: BringTeamProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(() => readKept(LAST_TEAM));
  const words = LL.registration.friends;
  const team = teams.length === 1 ? teams[0] : teams.find(({ id }) => id === chosen);
  const title =
    teams.length === 1 && team ? words.from_team({ team: team.name }) : words.from_teams();
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
        {teams.length > 1 && (
          <div className="mb-5">
            <ChoiceField
              label={words.which_team()}
              choices={teams.map(({ id, name }) => ({ value: id, label: name }))}
              value={team?.id ?? ''}
              onChange={(id) => {
                setChosen(id);
                keep(LAST_TEAM, id);
              }}
            />
          </div>
        )}
        {team && (
          <Suspense>
            <TeamMates key={team.id} team={team} {...mates} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
