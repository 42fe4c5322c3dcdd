import Flashlight from 'lucide-react/icons/flashlight';
import SwitchCamera from 'lucide-react/icons/switch-camera';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Camera, CameraProblem, Facing } from '#platform/camera/camera.ts';
import type { IsOurs, ReadPixels } from '#platform/camera/read-codes.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { useCamera } from './use-camera.ts';
import './camera.css';

type CameraViewProps = {
  read: ReadPixels;
  isOurs: IsOurs;
  /** Nothing is read until its promise is settled. */
  onText: (text: string) => Promise<void>;
  /** Said when nothing was read for a while; '' where that is as it should be. */
  hint?: string;
  facing?: Facing;
  pause_ms?: number;
  /** Where a screen has another way for who has no camera. */
  problems?: Partial<Record<CameraProblem, string>>;
};

/**
 * What the camera sees, while it looks for codes; or why it can't. What it says later stands on the
 * picture, so that nothing below moves.
 */
export function CameraView({ read, hint, problems, ...how }: CameraViewProps) {
  const { LL } = useI18nContext();
  const words = LL.camera;
  const { video, looking, quiet, again, change } = useCamera(read, how);
  /** The camera whose light is on: a new one begins without. */
  const [lit, setLit] = useState<Camera>();
  const problem = looking.state === 'failed' ? looking.problem : undefined;
  const open = looking.state === 'open' ? looking : undefined;
  const quiet_words = quiet ? (hint ?? words.quiet()) : '';
  const said = looking.state === 'lost' ? words.lost() : open ? quiet_words : words.starting();
  const light = open !== undefined && open.camera === lit;
  const turnLight = (camera: Camera) =>
    void camera.setLight(!light).then(
      () => setLit(light ? undefined : camera),
      () => setLit(undefined), // a phone that is too hot refuses to switch its light
    );
  return (
    <div className="camera-view" data-failed={problem !== undefined || undefined}>
      <video ref={video} aria-label={words.view()} muted playsInline className="camera-video" />
      {problem ? (
        <Note
          kind="refused"
          action={
            problem !== 'no_camera' && <Button onClick={again}>{LL.common.try_again()}</Button>
          }
        >
          {problems?.[problem] ?? words[problem]()}
        </Note>
      ) : (
        <>
          <span aria-hidden className="camera-aim" />
          <p role="status" className="camera-said">
            {said}
          </p>
          <div className="camera-tools">
            {open?.has_light && (
              <IconButton
                icon={Flashlight}
                label={light ? words.light_off() : words.light_on()}
                aria-pressed={light}
                onClick={() => turnLight(open.camera)}
              />
            )}
            {open?.has_other && (
              <IconButton
                icon={SwitchCamera}
                label={words.change()}
                onClick={() => void change(open.camera)}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}
