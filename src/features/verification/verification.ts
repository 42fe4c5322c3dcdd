import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FunctionOutcome } from '#sync/identity/signed-call.ts';

/** Spec 1 §9. */
const CODE_LENGTH = 6;
const COOLDOWN_MS = 60_000;
const AUTO_SUBMIT_MS = 300;
/** After more wrong codes than this the field is emptied (Spec 1 §4). */
const KEPT_ATTEMPTS = 2;

export type VerificationState = {
  readonly code: string;
  /** What is wrong with the code in the field. */
  readonly problem: 'code_incomplete' | 'code_repeated' | undefined;
  readonly sending: boolean;
  readonly checking: boolean;
  /** A code is being sent, or was sent. */
  readonly sent: boolean;
  /** UTC ms from which another code may be requested. */
  readonly resend_at: number;
  readonly development_code: string | undefined;
};

export type Failed = Exclude<FunctionOutcome<unknown>, { kind: 'ok' }>;

/** What the person is told. */
export type VerificationNews =
  | { readonly kind: 'sent' | 'not_delivered' | 'verified' }
  | { readonly kind: 'send_failed'; readonly outcome: Failed }
  | { readonly kind: 'verify_failed'; readonly outcome: Failed };

type Sent = { readonly webhook_failed: boolean; readonly development_code?: string | undefined };

export type VerificationWorld = {
  readonly send: () => Promise<FunctionOutcome<Sent>>;
  readonly verify: (code: string) => Promise<FunctionOutcome<unknown>>;
  readonly tell: (news: VerificationNews) => void;
  /** UTC ms. */
  readonly now: () => number;
};

export type Verification = {
  readonly store: StoreApi<VerificationState>;
  /** Sends the first code, once, unless one was sent to this number less than a minute ago. */
  readonly start: () => void;
  readonly resend: () => void;
  readonly type: (code: string) => void;
  readonly submit: () => void;
  readonly stop: () => void;
};

/** A reopened dialog must not send sooner than the server allows; `sent`: a code was sent. */
const cooldowns = new Map<string, Pick<VerificationState, 'resend_at' | 'sent'>>();
/**
 * A request of a closed dialog counts for the next one too: the server refuses a second code within
 * the minute.
 */
const under_way = new Map<string, Promise<FunctionOutcome<Sent>>>();

/**
 * Verifies one number (Spec 1 §4, §5). It lives outside the screen, so that a render neither sends
 * a code twice nor restarts a countdown.
 * @param number digits
 */
export function createVerification(number: string, world: VerificationWorld): Verification {
  const store = createStore<VerificationState>()(() => ({
    code: '',
    problem: undefined,
    sending: false,
    checking: false,
    sent: false,
    resend_at: cooldowns.get(number)?.resend_at ?? 0,
    development_code: undefined,
  }));
  const { getState: state, setState: set } = store;
  let started = false;
  let stopped = false;
  let attempts = 0;
  let refused_code = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Closing the dialog counts as a failure: a later answer does not change that. */
  const tell = (news: VerificationNews) => {
    if (!stopped) world.tell(news);
  };

  function wait(ms: number) {
    const resend_at = world.now() + ms;
    set({ resend_at });
    cooldowns.set(number, { resend_at, sent: state().sent });
  }

  function askForCode() {
    const asked = under_way.get(number) ?? world.send().finally(() => under_way.delete(number));
    under_way.set(number, asked);
    return asked;
  }

  async function send() {
    if (state().sending || world.now() < state().resend_at) return;
    set({ sending: true });
    const outcome = await askForCode();
    set({ sending: false });
    if (outcome.kind !== 'ok') {
      const { retry_after_s } = outcome.kind === 'refused' ? outcome.details : {};
      if (typeof retry_after_s === 'number') wait(retry_after_s * 1_000);
      return tell({ kind: 'send_failed', outcome });
    }
    const { webhook_failed, development_code } = outcome.data;
    refused_code = '';
    set({ sent: true, development_code, problem: undefined });
    wait(COOLDOWN_MS);
    tell({ kind: webhook_failed ? 'not_delivered' : 'sent' });
  }

  async function submit() {
    clearTimeout(timer);
    const { code, checking } = state();
    if (checking) return;
    if (code.length < CODE_LENGTH) return set({ problem: 'code_incomplete' });
    if (code === refused_code) return set({ problem: 'code_repeated' });
    set({ checking: true, problem: undefined });
    const outcome = await world.verify(code);
    set({ checking: false });
    if (outcome.kind === 'ok') return tell({ kind: 'verified' });
    if (outcome.kind === 'refused') {
      attempts += 1;
      refused_code = code;
      if (attempts > KEPT_ATTEMPTS) set({ code: '' });
    }
    tell({ kind: 'verify_failed', outcome });
  }

  return {
    store,
    start: () => {
      stopped = false;
      if (started) return;
      started = true;
      if (world.now() < state().resend_at) set({ sent: cooldowns.get(number)?.sent ?? false });
      else void send();
    },
    resend: () => void send(),
    type: (typed) => {
      const code = typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
      clearTimeout(timer);
      set({ code, problem: undefined });
      if (code.length === CODE_LENGTH) timer = setTimeout(() => void submit(), AUTO_SUBMIT_MS);
    },
    submit: () => void submit(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
