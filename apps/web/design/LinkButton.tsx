import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonLook.ts';

function Anchor({ kind, size, wide, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {children}
    </a>
  );
}

/** A link to another page that looks like a button. */
export const LinkButton = createLink(Anchor);
