import { isTurned, readPair } from '#domain/place/read-point.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Input = {
  name: string;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
};

type PointFieldsProps = {
  latitude: Input & { label: string };
  longitude: Input & { label: string };
  /** Something was typed or turned round. */
  onTyped?: () => void;
};

/**
 * Latitude and longitude as they are typed. What a map app copies holds both, and fills both wherever it is
 * pasted.
 */
export function PointFields({ latitude, longitude, onTyped }: PointFieldsProps) {
  const { LL } = useI18nContext();
  const words = LL.form.point;
  const put = (one: string, other: string) => {
    latitude.onChange(one);
    longitude.onChange(other);
  };
  const putPair = (typed: string): boolean => {
    const pair = readPair(typed);
    if (pair) put(pair.latitude, pair.longitude);
    return pair !== undefined;
  };
  const is_turned = isTurned({ latitude: latitude.value, longitude: longitude.value });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-5 sm:grid-cols-2">
        {[latitude, longitude].map((input) => (
          <TextField
            key={input.name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={input === latitude ? words.hint() : undefined}
            {...input}
            onChange={(typed) => {
              onTyped?.();
              // by hand the second one is not whole before the field is left
              const is_pasted = typed.length > input.value.length + 1;
              if (!is_pasted || !putPair(typed)) input.onChange(typed);
            }}
            onBlur={() => void putPair(input.value)}
          />
        ))}
      </div>
      <div role="status" className="empty:sr-only">
        {is_turned && (
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="text-warning">{words.at_sea()}</p>
            <Button
              onClick={() => {
                onTyped?.();
                put(longitude.value, latitude.value);
              }}
            >
              {words.turn()}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
