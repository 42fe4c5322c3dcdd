import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { SponsorBlock as Block } from '#features/sponsors/sponsor-block.tsx';
import { loadWords } from '#i18n/locale.ts';

type Props = ComponentProps<typeof Block>;
const Nothing = () => null;

const SponsorBlock = lazy<ComponentType<Props>>(async () => {
  try {
    const [{ SponsorBlock: Block }] = await Promise.all([
      import('#features/sponsors/sponsor-block.tsx'),
      loadWords(),
    ]);
    return { default: Block };
  } catch {
    // no network on a first visit: a missing ad must not break the screen
    return { default: Nothing };
  }
});

/** The sponsors on a screen. The screen does not wait for their code or texts. */
export function SponsorSlot(props: Props) {
  return (
    <Suspense fallback={null}>
      <SponsorBlock {...props} />
    </Suspense>
  );
}
