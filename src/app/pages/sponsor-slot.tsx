import { Suspense, type ComponentProps } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { loadWords } from '#i18n/locale.ts';

const SponsorBlock = lazyExtra(async () => {
  const [{ SponsorBlock: Block }] = await Promise.all([
    import('#features/sponsors/sponsor-block.tsx'),
    loadWords(),
  ]);
  return { default: Block };
});

/** The sponsors on a screen. The screen does not wait for their code or texts. */
export function SponsorSlot(props: ComponentProps<typeof SponsorBlock>) {
  return (
    <Suspense fallback={null}>
      <SponsorBlock {...props} />
    </Suspense>
  );
}
