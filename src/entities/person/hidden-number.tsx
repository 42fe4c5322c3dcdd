import { useI18nContext } from '#i18n/i18n-react.tsx';

/** @param masked the number with points: a screen reader would read each of them */
export function HiddenNumber({ masked }: { masked: string }) {
  const { LL } = useI18nContext();
  return (
    <>
      <span aria-hidden>{masked}</span>
      <span className="sr-only">{LL.whatsapp.hidden()}</span>
    </>
  );
}
