import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { PatchCode } from '#sync/calls/administration.ts';

/** As withdraw_patch_codes@1 accepts them. */
const MOST = 500;

/** Withdraws codes, as many as there are. */
export function useWithdraw() {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.admin.codes.withdraw;
  const failed = words.failed();
  return async (codes: readonly PatchCode[]): Promise<void> => {
    await Promise.all(
      parts(codes.map(({ id }) => id)).map((ids) => {
        const count = ids.length;
        const said = { done: words.done({ count }), refused: failed, failed };
        return act('withdraw_patch_codes@1', { ids }, { label: words.label({ count }), said });
      }),
    );
  };
}

const parts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST) }, (_, n) =>
    ids.slice(n * MOST, (n + 1) * MOST),
  );
