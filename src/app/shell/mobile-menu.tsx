import { Link, useRouterState } from '@tanstack/react-router';
import { IdCard, ListTodo, LogIn, LogOut, Menu, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, use, useState, useSyncExternalStore } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { AccountContext } from '#live/account-context.ts';
import {
  languages,
  preferences,
  setPreferences,
  subscribePreferences,
  type Language,
} from '#platform/theme.ts';
import { IconButton } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MenuItem, menuItemClass } from '#ui/popover.tsx';
import { navigation } from './navigation.ts';
import { loadWords } from '../start/locale.ts';
import { useAccountState } from '../account/use-account-state.ts';
import { AccessibilitySettings } from '../settings/accessibility-settings.tsx';
import { InstallEntry } from './install-button.tsx';
import { signInSearch } from '../corner/sign-in-search.ts';
import { useSignOutQuestion } from '../corner/sign-out-store.ts';

const NotificationEntry = lazy(async () => {
  const [entry] = await Promise.all([
    import('#features/notifications/notification-entry.tsx'),
    loadWords(),
  ]);
  return entry;
});

/** On a phone all of the top bar is in one sheet within reach of the thumb (Spec 1 §2). */
export function MobileMenu() {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const person = use(AccountContext)?.person;
  return (
    <>
      <IconButton
        icon={Menu}
        label={LL.shell.menu.open()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        title={LL.shell.menu.label()}
        close_label={LL.shell.menu.close()}
      >
        <div className="flex flex-col gap-4">
          <nav aria-label={LL.shell.nav.label()} className="-mx-3">
            {navigation.map(({ to, label }) => (
              <Link key={to} to={to} className={menuItemClass} onClick={close}>
                {label(LL)}
              </Link>
            ))}
            {person && (
              <Suspense fallback={<div className="menu-item" />}>
                <NotificationEntry onOpen={close} />
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
      </Dialog>
    </>
  );
}

function MenuSettings() {
  const { LL, locale } = useI18nContext();
  const { theme } = useSyncExternalStore(subscribePreferences, preferences);
  const dark = theme === 'qg-dark';
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <ChoiceField<Language>
        look="segments"
        label={LL.shell.language.label()}
        choices={languages.map((value) => ({ value, label: LL.shell.language.names[value]() }))}
        value={locale}
        onChange={(language) => setPreferences({ language })}
      />
      <AccessibilitySettings />
      <div className="-mx-3">
        <InstallEntry />
        <MenuItem
          icon={dark ? Sun : Moon}
          onClick={() => setPreferences({ theme: dark ? 'qg-light' : 'qg-dark' })}
        >
          {dark ? LL.shell.theme.use_light() : LL.shell.theme.use_dark()}
        </MenuItem>
      </div>
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
          <Link to="/profile" className={menuItemClass} onClick={close}>
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
