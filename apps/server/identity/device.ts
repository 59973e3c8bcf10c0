/** The first that a browser names counts: most name others after themselves. */
const BROWSERS = [
  ['Edge', /Edg\w*\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const;

/**
 * What is kept of a user agent: enough for people to know their own devices, and no more. Versions and models are left
 * out.
 */
export function deviceOf(userAgent: string): string | null {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (kinds) => kinds.find(([, sign]) => sign.test(userAgent))?.[0] ?? [],
  );
  return named.length > 0 ? named.join(', ') : null;
}
