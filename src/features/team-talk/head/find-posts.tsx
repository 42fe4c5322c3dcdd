import { useMemo, useState } from 'react';
import { foundPosts } from '#domain/talk/found-posts.ts';
import { sayOf } from '#domain/talk/post-text.ts';
import type { Channel, Post } from '#domain/talk/team-talk.ts';
import { formatInstant } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import { authorOf, type Talk } from '../talk-people.ts';

type FindPostsProps = {
  talk: Talk;
  /** That I see. */
  channels: readonly Channel[];
  /** Of all channels, in no order. */
  posts: readonly Post[];
  open: boolean;
  onClose: () => void;
  onFound: (post: Post) => void;
};

/** Finds a post by its words or its author among those on this device, and leads to it. */
export function FindPosts({ open, onClose, ...rest }: FindPostsProps) {
  const { LL } = useI18nContext();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={LL.team_talk.find.title()}
      close_label={LL.common.close()}
    >
      <Found {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Found({ talk, channels, posts, onClose, onFound }: Omit<FindPostsProps, 'open'>) {
  const { LL, locale } = useI18nContext();
  const [term, setTerm] = useState('');
  const shown = useMemo(
    () => posts.filter((post) => channels.includes(post.data.channel)),
    [posts, channels],
  );
  const found = useMemo(() => foundPosts(shown, term), [shown, term]);
  const words = LL.team_talk;
  const moment = { now: new Date(talk.now), locale, LL };
  return (
    <>
      <SearchField
        label={words.find.title()}
        placeholder={words.find.placeholder()}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={setTerm}
      />
      <p role="status" className="py-2 text-sm text-soft">
        {found ? words.find.found({ count: found.length }) : words.find.here()}
      </p>
      <ul className="-mx-3">
        {found?.map((post) => (
          <li key={post.id}>
            <MenuItem
              onClick={() => {
                onClose();
                onFound(post);
              }}
            >
              <span className="line-clamp-2 wrap-anywhere">
                {sayOf(post.data, LL.picture.word())}
              </span>
              <span className="block text-sm text-soft">
                {[
                  authorOf(post, talk.me, LL).name,
                  words.channel[post.data.channel](),
                  formatInstant(post.data.created_at, moment),
                ].join(' · ')}
              </span>
            </MenuItem>
          </li>
        ))}
      </ul>
    </>
  );
}
