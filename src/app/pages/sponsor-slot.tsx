import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { SponsorBlock as Block } from '#features/sponsors/sponsor-block.tsx';
import { loadWords } from '../start/locale.ts';

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
    return { default: Nothing }; // no line on a first visit: no screen fails for want of an ad
  }
});

/** The sponsors of a screen, which waits for neither their code nor their words. */
export function SponsorSlot(props: Props) {
  return (
    <Suspense fallback={null}>
      <SponsorBlock {...props} />
    </Suspense>
  );
}
