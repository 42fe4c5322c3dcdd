import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { teamKind } from '#domain/event/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import { NameTeam } from './name-team.tsx';
import type { TeamWithMembers } from './team-members.ts';
import { useTeamActs } from './use-team-acts.ts';

/** A team before anybody registers into it. */
export function CreateTeam({ event, in_row = false }: { event: AirsoftEvent; in_row?: boolean }) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const { create } = useTeamActs(event);
  const words = LL.event.teams.of.squad;
  const close = () => setOpen(false);
  return (
    <>
      <Button in_row={in_row} icon={Plus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.create()}
      </Button>
      <Dialog open={open} onClose={close} title={words.create()} close_label={LL.common.close()}>
        <NameTeam
          kind="squad"
          name=""
          submit={words.create()}
          onName={(name) => {
            close();
            void create(name);
          }}
        />
      </Dialog>
    </>
  );
}

/** Renames a team, or deletes it while nobody is in it. */
export function TeamMenu({ event, team }: { event: AirsoftEvent; team: TeamWithMembers }) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const { rename, remove } = useTeamActs(event);
  const kind = teamKind(event.game_mode);
  const words = LL.event.teams.of[kind];
  const close = () => setOpen(false);
  const title = words.actions({ team: team.name });
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title={team.name} close_label={LL.common.close()}>
        <NameTeam
          kind={kind}
          name={team.name}
          submit={LL.event.teams.rename()}
          onName={(name) => {
            close();
            if (name !== team.name) void rename(team.id, name);
          }}
        />
        <div className="-mx-3 mt-4 border-t border-line pt-2">
          {team.members.length === 0 ? (
            <MenuItem
              icon={Trash2}
              onClick={() => {
                close();
                void remove(team);
              }}
            >
              {words.delete()}
            </MenuItem>
          ) : (
            <p className="px-3 text-sm text-soft">{words.delete_hint()}</p>
          )}
        </div>
      </Dialog>
    </>
  );
}
