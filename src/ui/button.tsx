import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './page/spinner.tsx';
import { Words } from './words.tsx';

/** main: the one orange action of a screen. quiet: everything else. plain: no frame. */
type ButtonLook = {
  variant?: 'main' | 'quiet' | 'plain' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** One of a row that fits a phone: there its icon stands above its words. */
  in_row?: boolean;
};

type ButtonProps = ButtonLook & {
  icon?: LucideIcon | undefined;
  /** Shows a spinner and ignores clicks; the focus stays. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

type IconButtonProps = {
  icon: LucideIcon;
  /** Read by screen readers, and shown as the tooltip. */
  label: string;
  /** Small count in the corner; '' draws a dot. Mention it in `label` too. */
  badge?: string | undefined;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>;

/** For links that look like buttons: `<Link className={buttonClass({ variant: 'main' })}>`. */
export function buttonClass({
  variant = 'quiet',
  size = 'md',
  block,
  in_row,
}: ButtonLook = {}): string {
  return classNames(
    'btn',
    variant === 'main' && 'btn-primary',
    variant === 'quiet' && 'btn-quiet',
    variant === 'plain' && 'btn-ghost',
    variant === 'danger' && 'btn-danger',
    size === 'sm' && 'btn-sm',
    size === 'lg' && 'btn-lg',
    block && 'btn-block',
    in_row && 'btn-row',
  );
}

/** 48 px tall from `md` up; use `sm` only where nothing is tapped by thumb. */
export function Button({
  variant = 'quiet',
  size = 'md',
  block = false,
  in_row = false,
  icon: Icon,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, in_row })}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <Words>{children}</Words>
    </button>
  );
}

/** A square of 48 px with only an icon. */
export function IconButton({
  icon: Icon,
  label,
  badge,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className="btn btn-ghost btn-square relative"
    >
      <Icon aria-hidden className="size-5.5" />
      {badge !== undefined && (
        <span aria-hidden className={classNames('corner-badge', badge === '' && 'corner-dot')}>
          {badge}
        </span>
      )}
    </button>
  );
}
