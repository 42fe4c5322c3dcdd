import Copy from 'lucide-react/icons/copy';
import { postText } from '#domain/talk/post-text.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import type { PostArgs } from './new-post.ts';
import { useCopyText } from './use-copy-text.ts';

/** Copies the words of a post that was refused, so that they are not lost with it. */
export function CopyRefused({ record: { name, args } }: { record: OutboxRecord }) {
  const { LL } = useI18nContext();
  const copy = useCopyText();
  if (name !== 'post_communication@1') return null;
  return (
    <Button icon={Copy} onClick={() => void copy(postText(args as PostArgs))}>
      {LL.common.copy()}
    </Button>
  );
}
