import Images from 'lucide-react/icons/images';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { mayPost, type Channel } from '#domain/team/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import type { PostArgs } from './new-post.ts';
import type { Talk } from './talk-people.ts';

const AnnouncementForm = lazy(async () => ({
  default: (await import('./forms/announcement-form.tsx')).AnnouncementForm,
}));
const PollForm = lazy(async () => ({ default: (await import('./forms/poll-form.tsx')).PollForm }));
const MediaForm = lazy(async () => ({
  default: (await import('./forms/media-form.tsx')).MediaForm,
}));

const KINDS = [
  { type: 'announcement', icon: Megaphone, Form: AnnouncementForm },
  { type: 'poll', icon: ListChecks, Form: PollForm },
  { type: 'media', icon: Images, Form: MediaForm },
] as const;

type ComposeMoreProps = { talk: Talk; channel: Channel; open: boolean; onClose: () => void };

/** Chooses what else to publish, and opens its form. */
export function ComposeMore({ talk, channel, open, onClose }: ComposeMoreProps) {
  const { LL } = useI18nContext();
  const [chosen, setChosen] = useState<(typeof KINDS)[number]>();
  const words = LL.team_talk.compose;
  const allowed = KINDS.filter(({ type }) => mayPost(talk.place, channel, type));
  return (
    <>
      <Dialog open={open} onClose={onClose} title={words.more()} close_label={LL.common.close()}>
        <div className="-mx-3">
          {allowed.map((kind) => (
            <MenuItem
              key={kind.type}
              icon={kind.icon}
              onClick={() => {
                onClose();
                setChosen(kind);
              }}
            >
              {words[kind.type]()}
            </MenuItem>
          ))}
        </div>
      </Dialog>
      {chosen && (
        <Suspense>
          <chosen.Form talk={talk} channel={channel} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the form where a refused post came from. @param refused see `mayCorrect` */
export function CorrectPost({ talk, refused }: { talk: Talk; refused: OutboxRecord }) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const { type, channel } = refused.args as PostArgs;
  const kind = KINDS.find((one) => one.type === type);
  if (!kind) return null;
  return (
    <>
      <Button icon={Pencil} onClick={() => setOpen(true)}>
        {LL.outbox.action.edit()}
      </Button>
      {open && (
        <Suspense>
          <kind.Form
            talk={talk}
            channel={channel}
            refused={refused}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether a refused mutation has a form, and I may still send it. */
export function mayCorrect({ place }: Talk, { name, args }: OutboxRecord): boolean {
  if (name !== 'post_communication@1') return false;
  const { type, channel } = args as PostArgs;
  return KINDS.some((kind) => kind.type === type) && mayPost(place, channel, type);
}
