import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type PasswordFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  onShown?: (shown: boolean) => void;
};

/** A password field that can be revealed: with gloves and in the sun, typing blind often fails. */
export function PasswordField({ onShown, ...props }: PasswordFieldProps) {
  const { LL } = useI18nContext();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? LL.auth.field.hide_password() : LL.auth.field.show_password()}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
            onShown?.(!shown);
          }}
        />
      }
    />
  );
}
