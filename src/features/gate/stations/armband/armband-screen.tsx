import { useEffect, useRef } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keepAwake } from '#platform/keep-awake.ts';
import type { ArmbandColour } from '#sync/records/event-record.ts';

type ArmbandScreenProps = {
  colour: ArmbandColour;
  /** '' = none. */
  team: string;
  onHanded: () => void;
  onClose: () => void;
};

/**
 * The colour over the whole screen, to be held up. Its name stands on it, for people who can't tell
 * colours apart.
 */
export function ArmbandScreen({ colour, team, onHanded, onClose }: ArmbandScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.gate.stations;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => keepAwake(), []);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="armband-screen"
      data-colour={colour}
      aria-label={`${words.name.armband()}: ${words.colours[colour]()}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <p className="armband-words">
        <span className="armband-name">{words.colours[colour]()}</span>
        {team && <span className="block text-3xl">{team}</span>}
      </p>
      <div className="armband-actions">
        <button type="button" className="armband-button" onClick={onHanded}>
          {words.handed()}
        </button>
        <button type="button" className="armband-button" onClick={onClose}>
          {LL.common.close()}
        </button>
      </div>
    </dialog>
  );
}
