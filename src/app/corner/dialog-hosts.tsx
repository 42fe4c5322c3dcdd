import { useEffect } from 'react';
import { keepFocus } from '#ui/overlay/keep-focus.ts';
import { SignOutHost } from './sign-out-host.tsx';
import { VerificationHost } from './verification-host.tsx';

/** What every screen needs and the first paint does not: dialogs, and the focus that was removed. */
export default function DialogHosts() {
  useEffect(keepFocus, []);
  return (
    <>
      <SignOutHost />
      <VerificationHost />
    </>
  );
}
