import CalendarDays from 'lucide-react/icons/calendar-days';
import Images from 'lucide-react/icons/images';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { CorrectButton } from '#actions/waiting-notes.tsx';
import { mayPost, type Channel } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { ToggleField } from '#ui/fields/check-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import type { PostArgs } from '../new-post.ts';
import type { Talk } from '../talk-people.ts';
import { useEnterSends } from './enter-sends.ts';

const AnnouncementForm = lazySheet(async () => ({
  default: (await import('../forms/announcement-form.tsx')).AnnouncementForm,
}));
const PollForm = lazySheet(async () => ({
  default: (await import('../forms/poll-form.tsx')).PollForm,
}));
const MediaForm = lazySheet(async () => ({
  default: (await import('../forms/media-form.tsx')).MediaForm,
}));

const EventPostForm = lazySheet(async () => ({
  default: (await import('../forms/event-post-form.tsx')).EventPostForm,
}));

const KINDS = [
  { type: 'media', icon: Images, Form: MediaForm },
  { type: 'poll', icon: ListChecks, Form: PollForm },
  { type: 'event', icon: CalendarDays, Form: EventPostForm },
  { type: 'announcement', icon: Megaphone, Form: AnnouncementForm },
] as const;

type ComposeMoreProps = { talk: Talk; channel: Channel; open: boolean; onClose: () => void };

/** Chooses what else to publish, and opens its form; and what Enter does in a message. */
export function ComposeMore({ talk, channel, open, onClose }: ComposeMoreProps) {
  const { LL } = useI18nContext();
  const [chosen, setChosen] = useState<(typeof KINDS)[number]>();
  const [enter_sends, choose] = useEnterSends();
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
        <div className="mt-2 border-t border-line pt-2">
          <ToggleField
            label={words.enter_sends()}
            hint={words.enter_sends_hint()}
            checked={enter_sends}
            onChange={choose}
          />
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

type TakenPostProps = { talk: Talk; post: PostArgs; onClose: () => void };

/** The form of a post that was taken back before it was sent, with its words. */
export function TakenPost({ talk, post, onClose }: TakenPostProps) {
  const kind = KINDS.find(({ type }) => type === post.type);
  if (!kind) return null;
  return (
    <Suspense>
      <kind.Form talk={talk} channel={post.channel} taken={post} onClose={onClose} />
    </Suspense>
  );
}

/** Opens the form where a refused post came from. @param refused see `mayCorrect` */
export function CorrectPost({ talk, refused }: { talk: Talk; refused: OutboxRecord }) {
  const [open, setOpen] = useState(false);
  const { type, channel } = refused.args as PostArgs;
  const kind = KINDS.find((one) => one.type === type);
  if (!kind) return null;
  return (
    <>
      <CorrectButton record={refused} onCorrect={() => setOpen(true)} />
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
