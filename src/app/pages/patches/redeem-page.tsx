import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';

const Redeem = lazyPart(async () => {
  const words = import('#i18n/pt-BR/redeem.ts');
  const part = import('#features/redeem/redeem-screen.tsx');
  return { default: (await withTabWords(part, words)).RedeemScreen };
});

/** /patches/redeem, with its own words. @param again a refused mutation that is corrected */
export function RedeemPage({ again }: { again: string | undefined }) {
  const { LL } = useI18nContext();
  return (
    <RequirePerson back_to="/patches/redeem" said={LL.patch.redeem.login_required()}>
      {(person) => <Redeem key={again ?? 'new'} person={person} again={again} />}
    </RequirePerson>
  );
}
