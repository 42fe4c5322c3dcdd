import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { LegalPages } from '#i18n/words/legal-text.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';

/** Shown while the text loads: the header, which is known already, and no skeleton of the text. */
export function LegalPending({ page }: { page: keyof LegalPages }) {
  const { LL } = useI18nContext();
  const { privacy, terms } = LL.shell.footer;
  const title = page === 'privacy' ? privacy() : terms();
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title}>
        <p role="status" className="text-soft">
          {LL.common.loading()}
        </p>
      </PageHeader>
    </>
  );
}
