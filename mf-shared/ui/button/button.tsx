import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { isBusy?: boolean | undefined };

/** `look="action"` is the one thing to do on a screen: at most one in view. Busy: a turning ring, and clicks are ignored. */
export function Button({ look, size, isWide, isIcon, isBusy, className, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ look, size, isWide, isIcon }, className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ look, size, isWide, isIcon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, size, isWide, isIcon }, className)}>
      {children}
    </a>
  );
}
