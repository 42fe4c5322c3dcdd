import Flashlight from 'lucide-react/icons/flashlight';
import { useState } from 'react';
import type { Camera, CameraProblem, Facing } from '#platform/camera/camera.ts';
import type { ReadPixels } from '#platform/camera/read-codes.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { useCamera } from './use-camera.ts';
import './camera.css';

type CameraViewProps = {
  read: ReadPixels;
  /** Nothing is read until its promise is settled. */
  onText: (text: string) => Promise<void>;
  /** No text was read for a while. */
  onQuiet?: () => void;
  facing?: Facing;
  pause_ms?: number;
  texts: Record<CameraProblem | 'view' | 'starting' | 'light_on' | 'light_off', string>;
};

/** What the camera sees, while it looks for codes; or why it can't. */
export function CameraView({ read, onText, onQuiet, texts, ...how }: CameraViewProps) {
  const { video, looking } = useCamera(read, onText, { ...how, onQuiet });
  /** The camera whose light is on: a new one begins without. */
  const [lit, setLit] = useState<Camera>();
  if (looking.state === 'failed') return <Note kind="refused">{texts[looking.problem]}</Note>;
  const camera = looking.state === 'open' ? looking.camera : undefined;
  const light = camera !== undefined && camera === lit;
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="camera-view">
        <video ref={video} aria-label={texts.view} muted playsInline className="camera-video" />
        <span aria-hidden className="camera-aim" />
        {!camera && (
          <p role="status" className="absolute text-soft">
            {texts.starting}
          </p>
        )}
      </div>
      {camera?.has_light && (
        <Button
          icon={Flashlight}
          aria-pressed={light}
          onClick={() =>
            void camera.setLight(!light).then(
              () => setLit(light ? undefined : camera),
              () => setLit(undefined), // a phone that is too hot refuses to switch its light
            )
          }
        >
          {light ? texts.light_off : texts.light_on}
        </Button>
      )}
    </div>
  );
}
