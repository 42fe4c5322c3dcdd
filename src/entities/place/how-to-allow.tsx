import { useLayoutEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { loadWords } from '#i18n/locale.ts';

/** What to press so that the app may see where this device is: a browser asks no second time. */
function HowToAllow({ onCome }: { onCome: () => void }) {
  const { how_to_allow, allow_steps } = useI18nContext().LL.map;
  useLayoutEffect(onCome, [onCome]);
  return (
    <details className="disclosure text-sm">
      <summary>{how_to_allow()}</summary>
      <p className="max-w-prose pb-2">{allow_steps()}</p>
    </details>
  );
}

/** It arrives together with its words: the first list, which has none of them, shows it too. */
export async function loadHowToAllow() {
  await loadWords();
  return { default: HowToAllow };
}
