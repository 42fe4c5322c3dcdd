import '../styles/after-paint.css';
import { useEffect } from 'react';
import { keepFocus } from '#ui/overlay/keep-focus.ts';
import { useConnectionToasts, useToastsEndWithScreen } from './passing-toasts.ts';
import { useRememberReader } from './remember-reader.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SignOutHost } from './sign-out-host.tsx';
import { VerificationHost } from './verification-host.tsx';

/**
 * What every screen needs and the first paint does not: dialogs, the focus that was removed,
 * the next screen read out, and toasts that come and go with the signal and the screen.
 */
export default function AfterPaint({ content_id }: { content_id: string }) {
  useEffect(keepFocus, []);
  useRememberReader();
  useConnectionToasts();
  useToastsEndWithScreen();
  return (
    <>
      <SignOutHost />
      <VerificationHost />
      <RouteAnnouncer focus_id={content_id} />
    </>
  );
}
