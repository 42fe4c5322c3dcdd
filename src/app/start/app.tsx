import { RouterProvider } from '@tanstack/react-router';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { AccountContext } from '#live/account-context.ts';
import { preferences } from '#platform/theme.ts';
import { router } from './router.tsx';
import { useAccountState } from '../account/use-account-state.ts';

/** Provides texts, account and router to the app. */
export function App() {
  const state = useAccountState();
  return (
    <TypesafeI18n locale={preferences().language}>
      <AccountContext value={state.phase === 'open' ? state.account : null}>
        <RouterProvider router={router} />
      </AccountContext>
    </TypesafeI18n>
  );
}
