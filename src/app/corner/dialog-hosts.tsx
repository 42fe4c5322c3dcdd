import { SignOutHost } from './sign-out-host.tsx';
import { VerificationHost } from './verification-host.tsx';

/** The dialogs that any screen may ask for. */
export default function DialogHosts() {
  return (
    <>
      <SignOutHost />
      <VerificationHost />
    </>
  );
}
