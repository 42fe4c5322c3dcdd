import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef } from 'react';
import { formatWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { steadyMs } from '#platform/clock.ts';
import { rememberVerified } from '#platform/whatsapp/verified-numbers.ts';
import type { WhatsappVerification } from '#platform/whatsapp/whatsapp-verification.ts';
import { report } from '#sync/device/report.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { Note } from '#ui/page/note.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSecondsLeft } from '#ui/use-seconds-left.ts';
import { useVerification } from './use-verification.ts';
import { type Verification, type VerificationState } from './verification.ts';

type VerificationDialogProps = {
  /** Digits, with country code. */
  number: string;
  asked: WhatsappVerification;
  onEnd: () => void;
};

/** Asks for the six digits that were sent by WhatsApp (Spec 1 §4, §5). */
// A default export, because React.lazy takes nothing else.
export default function VerificationDialog({ number, asked, onEnd }: VerificationDialogProps) {
  const { LL } = useI18nContext();
  const words = LL.whatsapp;
  const person = usePerson();
  const { verification, state } = useVerification({
    number,
    name: asked.name,
    onUnable: asked.is_offer ? onEnd : undefined,
    onVerified: () => {
      // who asked looks it up at once
      const told = () => asked.onSuccess?.();
      void rememberVerified(person, number).catch(report).finally(told);
      onEnd();
    },
  });
  const shown = { number: formatWhatsapp(number) };
  const body = useRef<HTMLDivElement>(null);
  // focuses the code, after the dialog has focused its title
  useEffect(() => body.current?.querySelector('input')?.focus(), []);
  const close = () => {
    asked.onError?.(words.cancelled());
    onEnd();
  };
  return (
    <Dialog open onClose={close} title={words.title()} close_label={LL.common.cancel()}>
      <div ref={body} className="flex flex-col gap-5">
        <p role="status">
          {state.sending
            ? words.intro_sending(shown)
            : state.sent
              ? words.intro_sent(shown)
              : words.intro_unsent(shown)}
        </p>
        <NoSignal />
        <CodeForm verification={verification} state={state} />
        <Resend verification={verification} state={state} />
        {asked.is_offer && (
          <Button variant="plain" block onClick={close}>
            {LL.shell.update.later()}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type PartProps = { verification: Verification; state: VerificationState };

function CodeForm({ verification, state }: PartProps) {
  const { LL } = useI18nContext();
  const words = LL.whatsapp;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        verification.submit();
        focusFirstInvalid(event.currentTarget);
      }}
    >
      {state.development_code && isLocalhost() && (
        <Note kind="info" title={words.development_code()}>
          <output className="text-2xl tracking-widest tabular-nums">
            {state.development_code}
          </output>
        </Note>
      )}
      <TextField
        label={words.code()}
        error={state.problem && words[state.problem]()}
        value={state.code}
        onChange={verification.type}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        enterKeyHint="done"
        style={{ fontSize: '1.75rem', letterSpacing: '0.35em', fontVariantNumeric: 'tabular-nums' }}
      />
      <Button type="submit" variant="main" size="lg" block busy={state.checking}>
        {state.checking ? words.checking() : words.submit()}
      </Button>
    </form>
  );
}

/** Sends another code, a minute after the last one at the earliest; the countdown is visible. */
function Resend({ verification, state }: PartProps) {
  const { LL } = useI18nContext();
  const words = LL.whatsapp;
  const seconds = useSecondsLeft(state.resend_at, steadyMs);
  const again = state.sent ? words.resend() : words.send();
  return (
    <Button
      icon={RotateCw}
      block
      busy={state.sending}
      disabled={seconds > 0}
      onClick={verification.resend}
    >
      <span className={`tabular-nums ${seconds > 0 ? 'text-soft' : ''}`}>
        {seconds > 0 ? words.resend_in({ seconds }) : again}
      </span>
    </Button>
  );
}

function NoSignal() {
  const { LL } = useI18nContext();
  const online = useOnline();
  if (online) return null;
  return (
    <Note kind="waiting" title={LL.whatsapp.needs_signal()}>
      {LL.whatsapp.needs_signal_detail()}
    </Note>
  );
}

/** The server shows the code to no other origin either (threat T17). */
const isLocalhost = (): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
