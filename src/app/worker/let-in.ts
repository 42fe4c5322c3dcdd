/**
 * Why an update that the person asked for has not started yet. `unsaved`: something was typed in
 * this tab. `sending`: a request of the outbox is in flight. `late`: neither, and the worker could
 * not take over; the person may ask again.
 */
export type UpdateWait = 'no' | 'unsaved' | 'sending' | 'late';

/**
 * The waiting worker gives up after 60 s (sw/messages.ts); a worker that was ended does not answer
 * at all.
 */
const WORKER_MS = 70_000;
const LOOK_EVERY_MS = 500;

type Quiet = {
  readonly hasUnsavedWork: () => boolean;
  readonly isSending: () => Promise<boolean>;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when no request of the outbox is in flight and no form of this page would be lost. */
export async function whenQuiet(
  { hasUnsavedWork, isSending }: Quiet,
  say: (wait: UpdateWait) => void = () => {},
): Promise<void> {
  for (;;) {
    const wait = hasUnsavedWork() ? 'unsaved' : (await isSending()) ? 'sending' : 'no';
    if (wait === 'no') return;
    say(wait);
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Starts a new version when no send is in flight, and reloads the page. If it can't, because
 * another tab keeps sending, the person is told and may ask again. Rule [W4].
 */
export async function letIn(
  quiet: Quiet,
  { askWorker, say }: { askWorker: () => void; say: (wait: UpdateWait) => void },
): Promise<void> {
  await whenQuiet(quiet, say);
  say('sending'); // the worker waits for the rounds of all tabs
  askWorker();
  await pause(WORKER_MS);
  say('late');
}
