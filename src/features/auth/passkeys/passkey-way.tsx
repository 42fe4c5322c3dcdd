import { Suspense, type ComponentProps } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import type Button from './passkey-button.tsx';

const PasskeyButton = lazyExtra(() => import('./passkey-button.tsx'));

/** Not every device has this way, and the form works without it: it comes after the form. */
export const PasskeyWay = (props: ComponentProps<typeof Button>) => (
  <Suspense>
    <PasskeyButton {...props} />
  </Suspense>
);
