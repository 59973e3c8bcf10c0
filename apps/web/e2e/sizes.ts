import type { BrowserContextOptions } from 'playwright-core';

/** The screens people have. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 1920, height: 1080 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;
