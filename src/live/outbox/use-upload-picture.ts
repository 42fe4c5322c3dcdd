import { useEffect, useRef, useState } from 'react';
import {
  picturePath,
  pictureUrl,
  uploadPicture,
  type Picture,
  type PictureKind,
  type PictureRefusal,
} from '#sync/calls/picture-upload.ts';
import {
  dropPicture,
  keepPicture,
  waitingPicture,
  type WaitingPicture,
} from '#sync/sending/waiting-pictures.ts';
import { useAccount } from '../account-context.ts';
import { pathOf, useKeptPicture } from './use-kept-picture.ts';
import { notKept, withRoom, type NotKept } from './with-room.ts';
import { report } from '#sync/device/report.ts';

/** Redraws a file: `drawPicture` of src/platform, which this layer may not import. */
type Draw<Problem> = (
  file: File,
) => Promise<
  | { readonly ok: true; readonly value: Pick<Picture, 'type' | 'bytes'> }
  | { readonly ok: false; readonly code: Problem }
>;

type Phase<Problem> =
  | { readonly is: 'idle' | 'sent' }
  | { readonly is: 'busy'; readonly share: number }
  | { readonly is: 'failed'; readonly code: Problem };

type UploadProblem = PictureRefusal | NotKept | 'not_signed_in';

type Removed = { readonly url: string; readonly picture: WaitingPicture | undefined };

/** While the person is looking at it. */
const PATIENCE_MS = 60_000;

/**
 * Takes a chosen picture into a form: it is kept on this device first (rule [U9]), its address is
 * passed to `onChange` at once, and its bytes are sent while the form is open or with the saved
 * mutation.
 */
export function useUploadPicture<Problem extends string>(
  kind: PictureKind,
  {
    value,
    onChange,
    draw,
  }: { value: string; onChange: (url: string) => void; draw: Draw<Problem> },
) {
  const { db, source } = useAccount().local;
  const { phase, begin, take, hold, send } = useSending(kind, draw);
  const { preview, waits, refused } = useKeptPicture(value);
  const urlOf = (picture: WaitingPicture) => pictureUrl(source.server, picture);
  /** Removed last, with its bytes if they were on this device only. */
  const [removed, setRemoved] = useState<Removed>();

  async function pick(file: File) {
    const turn = begin();
    const picture = await take(file, turn, turn.say);
    if (!picture || !turn.isLast()) return;
    await dropRefused();
    onChange(urlOf(picture));
    await send(picture, turn, () => onChange(value));
  }

  /** Keeps the files one after the other, and sends them when all are kept. */
  async function pickAll(files: readonly File[], onRefused: (url: string) => void) {
    const turn = begin();
    const kept: WaitingPicture[] = [];
    let failed: Phase<Problem | UploadProblem> | undefined;
    for (const file of files) {
      const picture = await take(file, turn, (phase_of_it) => (failed ??= phase_of_it));
      if (!picture) continue;
      kept.push(picture);
      onChange(urlOf(picture));
    }
    for (const picture of kept) {
      if (turn.isOver()) return; // the others go with the mutation
      const code = await send(picture, turn, () => onRefused(urlOf(picture)));
      if (code) failed ??= { is: 'failed', code };
    }
    if (failed) turn.say(failed);
  }

  /** The person has seen that it was refused, and chose another. */
  async function dropRefused() {
    const path = pathOf(value);
    if (refused && path) await dropPicture(db, path);
  }

  /** The person typed an address. */
  function write(url: string) {
    begin().say({ is: 'idle' });
    onChange(url);
    dropRefused().catch(report);
  }

  /** Removes the picture: nothing is sent, and the form has no picture again. */
  async function remove() {
    begin().say({ is: 'idle' });
    onChange('');
    const path = pathOf(value);
    setRemoved({ url: value, picture: path ? await waitingPicture(db, path) : undefined });
    if (path) await dropPicture(db, path);
  }

  /** Brings the removed picture back, and sends it if that was not done. */
  async function bringBack({ url, picture }: Removed) {
    const turn = begin();
    if (picture && !(await hold(picture, turn.say))) return;
    onChange(url);
    if (picture && !picture.refused) await send(picture, turn, () => onChange(''));
  }

  return {
    pick: (file: File) => void pick(file).catch(report),
    /** Several at once: `onChange` gets each address. @param onRefused the server refuses that one */
    pickAll: (files: readonly File[], onRefused: (url: string) => void) =>
      void pickAll(files, onRefused).catch(report),
    write,
    remove: () => void remove().catch(report),
    /** Undefined unless the form has no picture because it was removed. */
    undo: value === '' && removed ? () => void bringBack(removed).catch(report) : undefined,
    /** Not an address that the person typed. */
    uploaded: pathOf(value) !== undefined,
    busy: phase.is === 'busy',
    /** 0 to 1 while it is being sent. */
    share: phase.is === 'busy' ? phase.share : undefined,
    /**
     * It is on this device and is sent with the saved mutation, when there is a signal: nothing to
     * do.
     */
    waiting: phase.is === 'idle' && waits,
    /** The problem of this attempt, or of one in the background. */
    problem: phase.is === 'failed' ? phase.code : refused,
    /** Shown in place of the address: a blob: URL, or '' until it is known whether there is one. */
    preview,
  };
}

/** Keeping one picture on this device, and sending it while the form is open. */
function useSending<Problem extends string>(kind: PictureKind, draw: Draw<Problem>) {
  type Now = Phase<Problem | UploadProblem>;
  const account = useAccount();
  const { person, local } = account;
  const { db, source } = local;
  const [phase, setPhase] = useState<Now>({ is: 'idle' });
  const last = useRef<AbortController>(null);
  // a form that was left sends nothing by itself; a saved picture is sent with the queue
  useEffect(() => () => last.current?.abort(), []);

  /** Ends what the person chose before: only their last choice is sent, and says how it stands. */
  function begin() {
    last.current?.abort();
    const controller = (last.current = new AbortController());
    const { signal } = controller;
    return {
      signal,
      isLast: () => last.current === controller,
      /** Also because the form was left. */
      isOver: () => signal.aborted,
      say: (now: Now) => void (signal.aborted || setPhase(now)),
    };
  }
  type Turn = ReturnType<typeof begin>;

  /** Redraws a file and keeps it on this device; undefined when that failed. */
  async function take(file: File, turn: Turn, onFailed: (failed: Now) => void) {
    const fail = (code: Problem | UploadProblem): undefined => {
      onFailed({ is: 'failed', code });
    };
    if (!person) return fail('not_signed_in');
    turn.say({ is: 'busy', share: 0 });
    const drawn = await draw(file);
    if (!drawn.ok) return fail(drawn.code);
    const path = picturePath(person.id, crypto.randomUUID(), drawn.value.type);
    const picture = { ...drawn.value, kind, path, chosen_at: source.now(), wanted: false };
    return (await hold(picture, onFailed)) ? picture : undefined;
  }

  /** @returns whether this device keeps it */
  async function hold(picture: WaitingPicture, onFailed: (failed: Now) => void): Promise<boolean> {
    try {
      await withRoom(account, () => keepPicture(db, picture));
      return true;
    } catch (error) {
      onFailed({ is: 'failed', code: notKept(error) });
      return false;
    }
  }

  /** @returns why the server refuses it */
  async function send(
    picture: WaitingPicture,
    turn: Turn,
    onRefused: () => void,
  ): Promise<PictureRefusal | undefined> {
    if (!person) return undefined;
    const onProgress = (share: number) => turn.say({ is: 'busy', share });
    onProgress(0);
    try {
      const line = { signal: turn.signal, patience_ms: PATIENCE_MS, onProgress };
      const uploaded = await uploadPicture(picture, { source, user_id: person.id, ...line });
      const code = uploaded.kind === 'refused' ? uploaded.code : undefined;
      if (uploaded.kind === 'ok' || code) await dropPicture(db, picture.path);
      if (code) onRefused();
      // of one that is neither sent nor refused, the preview says that it waits
      turn.say(code ? { is: 'failed', code } : { is: uploaded.kind === 'ok' ? 'sent' : 'idle' });
      return code;
    } catch (error) {
      if (!turn.isOver()) throw error;
      return undefined;
    }
  }

  return { phase, begin, take, hold, send };
}
