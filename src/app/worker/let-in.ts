/**
 * Why an update that the person asked for is not here yet. `unsaved`: something was typed in this tab. `sending`: a
 * request of the outbox is in flight. `late`: neither, and the worker could not take over; it may be asked again.
 */
export type UpdateWait = 'no' | 'unsaved' | 'sending' | 'late';

/** The waiting worker gives up after 60 s (sw/messages.ts); one that was ended says nothing at all. */
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
 * Lets a new version in when nothing is half sent. It reloads the page; where it does not, because another tab keeps the
 * line, the person is told and may ask again. Rule [W4].
 */
export async function letIn(
  quiet: Quiet,
  { askWorker, say }: { askWorker: () => void; say: (wait: UpdateWait) => void },
): Promise<void> {
  await whenQuiet(quiet, say);
  say('sending'); // the worker waits for the sessions of all tabs
  askWorker();
  await pause(WORKER_MS);
  say('late');
}
