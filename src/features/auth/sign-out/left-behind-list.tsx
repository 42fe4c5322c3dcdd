import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { LeftBehind } from '#sync/account/left-behind.ts';

/** Lists how many of each kind, without the zeros. */
export function LeftBehindList({ left }: { left: LeftBehind }) {
  const { LL } = useI18nContext();
  const words = LL.auth.sign_out.left;
  const { actions, pictures, refused, drafts } = left;
  const lines = [
    [actions, words.actions],
    [pictures, words.pictures],
    [refused, words.refused],
    [drafts.event, words.event_drafts],
    [drafts.registration, words.registration_drafts],
    [drafts.other, words.other_drafts],
  ] as const;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-secondary">
      {lines.map(
        ([count, line], n) =>
          count > 0 && (
            // oxlint-disable-next-line react/no-array-index-key -- the lines never change places
            <li key={n}>{line({ count })}</li>
          ),
      )}
    </ul>
  );
}
