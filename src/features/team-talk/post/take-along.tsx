import Copy from 'lucide-react/icons/copy';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { whatsappMessage } from '#domain/whatsapp/whatsapp-message.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import { useCopyText } from '../use-copy-text.ts';

/** The items of a post's menu that take its words elsewhere. @param close closes the menu */
export function TakeAlong({ text, close }: { text: string; close: () => void }) {
  const { LL } = useI18nContext();
  const copy = useCopyText();
  return (
    <>
      <MenuItem
        icon={Copy}
        onClick={() => {
          close();
          void copy(text);
        }}
      >
        {LL.common.copy()}
      </MenuItem>
      <a
        className={menuItemClass}
        href={whatsappMessage(text)}
        target="_blank"
        rel="noopener noreferrer external"
        // later: a link that is gone leads nowhere
        onClick={() => setTimeout(close)}
      >
        <MessageSquareText aria-hidden className="size-5 shrink-0" />
        {LL.team_talk.act.whatsapp()}
      </a>
    </>
  );
}
