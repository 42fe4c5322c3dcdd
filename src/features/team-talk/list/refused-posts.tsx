import { useMemo } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { askedAbout } from '#entities/team/asked.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { CorrectPost, mayCorrect } from '../compose/compose-more.tsx';
import { CopyRefused } from '../copy-refused.tsx';
import type { Talk } from '../talk-people.ts';

type RefusedPostsProps = { talk: Talk; outbox: readonly OutboxRecord[] | undefined };

/** What the server refused of what I asked in the talk. */
export function RefusedPosts({ talk, outbox }: RefusedPostsProps) {
  const refused = useMemo(
    () =>
      askedAbout(outbox ?? [], talk.team.id, TALK).filter(({ status }) => status === 'rejected'),
    [outbox, talk],
  );
  if (refused.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pt-3">
      <WaitingNotes
        records={refused}
        correct={(record) =>
          mayCorrect(talk, record) ? <CorrectPost talk={talk} refused={record} /> : undefined
        }
        more={(record) => <CopyRefused record={record} />}
      />
    </div>
  );
}

const TALK = [
  'post_communication@1',
  'delete_communication@1',
  'pin_communication@1',
  'vote@1',
] as const;
