import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { MenuItem } from '#ui/overlay/popover.tsx';
import { useToggleRegistration } from './use-toggle-registration.ts';

/** Closes the list of the event, or opens it again. */
export function ToggleRegistration({ event, onDone }: { event: AirsoftEvent; onDone: () => void }) {
  const { LL } = useI18nContext();
  const { closed, toggle } = useToggleRegistration(event);
  const words = LL.organise.registration;
  return (
    <MenuItem
      icon={closed ? LockOpen : Lock}
      onClick={() => {
        onDone();
        toggle();
      }}
    >
      {closed ? words.open() : words.close()}
    </MenuItem>
  );
}
