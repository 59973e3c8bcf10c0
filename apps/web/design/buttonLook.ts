import styles from './Button.module.css';

/**
 * What a button is for, as a colour: `solid` is the one thing most people want here, `ember` attacks,
 * `outline` is another thing you may do, `quiet` is always there and never calls.
 */
export const BUTTON_KINDS = ['solid', 'ember', 'outline', 'quiet'] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

export const BUTTON_SIZES = ['medium', 'large'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

/** How a button looks, whether it does something or leads somewhere. */
export interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  readonly wide?: boolean | undefined;
}

export function buttonClass({ kind = 'outline', size = 'medium', wide = false }: ButtonLook, more?: string) {
  return [styles.button, styles[kind], styles[size], wide && styles.wide, more].filter(Boolean).join(' ');
}
