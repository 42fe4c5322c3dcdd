import ImageUp from 'lucide-react/icons/image-up';
import { useRef, useState } from 'react';
import { groupedCode, readPatchCode, scannedPatchCode } from '#domain/rewards/patch-code.ts';
import { CameraView } from '#entities/camera/camera-view.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import { readPhoto } from '#platform/camera/read-codes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { readQr } from '#workers/qr/qr-client.ts';
import { CodeField } from '../code-field.tsx';

type ScanDialogProps = {
  onClose: () => void;
  /** @returns false when the code is wrong, and the person goes on */
  onCode: (code: string) => Promise<boolean>;
};

const isOurs = (text: string): boolean => scannedPatchCode(text) !== undefined;

/** The camera, a picture or the typed code (Spec 2 §2, the dialog of /patches/redeem). */
export default function ScanDialog({ onClose, onCode }: ScanDialogProps) {
  const { LL } = useI18nContext();
  const words = LL.redeem.scan;
  const [refused, refuse] = useState<string>();
  const tried = useRef(new Set<string>());

  /** A wrong code is asked about once, however long the camera looks at it. */
  async function take(code: string): Promise<void> {
    if (!tried.current.has(code) && (await onCode(code))) return onClose();
    tried.current.add(code);
    refuse(`${words.wrong({ code: groupedCode(code) })} ${LL.redeem.spent()}`);
  }
  async function seen(text: string): Promise<void> {
    const code = scannedPatchCode(text);
    if (code === undefined) refuse(words.foreign());
    else await take(code);
  }
  async function fromPicture(file: File): Promise<void> {
    try {
      const text = await readPhoto(file, readQr, { signal: AbortSignal.timeout(20_000), isOurs });
      await (text === null ? refuse(words.no_code()) : seen(text));
    } catch {
      refuse(words.unreadable());
    }
  }
  return (
    <Dialog open onClose={onClose} title={words.title()} close_label={LL.common.close()}>
      <div className="flex flex-col gap-5">
        <p className="text-soft">{words.aim()}</p>
        <CameraView
          read={readQr}
          isOurs={isOurs}
          onText={seen}
          hint={words.nothing_read()}
          problems={{
            refused: words.refused(),
            no_camera: words.no_camera(),
            busy: words.busy(),
          }}
        />
        {refused && <Note kind="refused">{refused}</Note>}
        <PictureButton onPick={(file) => void fromPicture(file)} />
        <ManualCode take={take} onRefused={refuse} />
      </div>
    </Dialog>
  );
}

function PictureButton({ onPick }: { onPick: (file: File) => void }) {
  const { LL } = useI18nContext();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          event.target.value = ''; // so that the same file can be chosen again
          if (picked) onPick(picked);
        }}
      />
      <Button block icon={ImageUp} onClick={() => input.current?.click()}>
        {LL.redeem.scan.picture()}
      </Button>
    </div>
  );
}

type ManualCodeProps = {
  take: (code: string) => Promise<void>;
  onRefused: (text: string) => void;
};

function ManualCode({ take, onRefused }: ManualCodeProps) {
  const { LL } = useI18nContext();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  async function validate() {
    const read = readPatchCode(code);
    if (code.trim() === '') return onRefused(LL.patch.redeem.code_required());
    if (read === undefined) return onRefused(refusalSentence('patch_code_invalid', LL));
    setBusy(true);
    await take(read);
    setBusy(false);
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void validate();
      }}
    >
      <div className="min-w-0 flex-1 basis-48">
        <CodeField label={LL.redeem.scan.manual()} value={code} onChange={setCode} />
      </div>
      <Button type="submit" busy={busy}>
        {LL.redeem.scan.validate()}
      </Button>
    </form>
  );
}
