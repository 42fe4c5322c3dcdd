import { Link, useRouterState } from '@tanstack/react-router';
import IdCard from 'lucide-react/icons/id-card';
import ListTodo from 'lucide-react/icons/list-todo';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { Suspense, use } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { AccountContext } from '#live/account-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import { loadWords } from '#i18n/locale.ts';
import { useAccountState } from '../account/use-account-state.ts';
import { atThumb, MenuPlaces } from './menu-places.tsx';
import { MenuSettings } from './menu-settings.tsx';
import { signInSearch } from '../corner/sign-in-search.ts';
import { useSignOutQuestion } from '../corner/sign-out-store.ts';

const NotificationEntry = lazyExtra(async () => {
  const [entry] = await Promise.all([
    import('#features/notifications/notification-entry.tsx'),
    loadWords(),
  ]);
  return entry;
});

const AdminEntry = lazyExtra(async () => {
  const [entry] = await Promise.all([import('../corner/admin-entry.tsx'), loadWords()]);
  return entry;
});

const MoreEntries = lazyExtra(async () => {
  const [entries] = await Promise.all([import('../corner/more-entries.tsx'), loadWords()]);
  return entries;
});

/** Language, letters, theme, account and links: what the bar at the thumb does not hold (Spec 1 §2). */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext();
  return (
    <Dialog
      open
      onClose={onClose}
      title={LL.shell.menu.label()}
      close_label={LL.shell.menu.close()}
    >
      <Entries close={onClose} />
    </Dialog>
  );
}

function Entries({ close }: { close: () => void }) {
  const { LL } = useI18nContext();
  const account = use(AccountContext);
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={LL.shell.nav.label()} className="-mx-3">
        <MenuPlaces onOpen={close} />
        <Suspense fallback={<div className="menu-item" />}>
          <MoreEntries onOpen={close} />
        </Suspense>
        {account && (
          <Suspense fallback={<div className="menu-item" />}>
            <NotificationEntry onOpen={close} />
          </Suspense>
        )}
        {account?.person && (
          <Suspense>
            <AdminEntry onOpen={close} />
          </Suspense>
        )}
        <Link to="/outbox" className={menuItemClass} onClick={close}>
          <ListTodo aria-hidden className="size-5" />
          {LL.shell.nav.outbox()}
        </Link>
      </nav>
      <MenuSettings />
      <MenuAccount close={close} />
    </div>
  );
}

function MenuAccount({ close }: { close: () => void }) {
  const { LL } = useI18nContext();
  const { person } = useAccountState();
  const { ask } = useSignOutQuestion();
  const from = useRouterState({ select: ({ location }) => location.href });
  return (
    <div className="-mx-3 border-t border-line pt-2">
      {person ? (
        <>
          <p className="px-3 py-2">
            <span className="block font-medium">{person.name}</span>
            <span className="block text-sm text-soft">{person.email}</span>
          </p>
          <Link to="/profile" className={atThumb} onClick={close}>
            <IdCard aria-hidden className="size-5" />
            {LL.shell.nav.profile()}
          </Link>
          <MenuItem
            icon={LogOut}
            onClick={() => {
              close();
              ask();
            }}
          >
            {LL.shell.nav.sign_out()}
          </MenuItem>
        </>
      ) : (
        <Link to="/auth" search={signInSearch(from)} className={menuItemClass} onClick={close}>
          <LogIn aria-hidden className="size-5" />
          {LL.shell.nav.sign_in()}
        </Link>
      )}
    </div>
  );
}
