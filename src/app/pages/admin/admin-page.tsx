import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { NotFoundScreen } from '#app/screens/not-found-screen.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { isAdminPart } from './admin-part.ts';

const AdminArea = lazyPart(async () => {
  const words = import('#i18n/pt-BR/admin.ts');
  const area = import('./admin-area.tsx');
  return { default: (await withTabWords(area, words)).AdminArea };
});

/**
 * A screen of the administration. A visitor signs in first and comes back. Only an administrator's
 * device downloads these screens. An address without a screen is not found, for a visitor too.
 * @param section the last part of the address
 */
export function AdminPage({ section }: { section: string }) {
  if (!isAdminPart(section)) return <NotFoundScreen />;
  return <RequirePerson>{() => <AdminArea section={section} />}</RequirePerson>;
}
