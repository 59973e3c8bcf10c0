// These run in a page. Nothing but their text gets there, so each is given what it uses, functions too.

/** What is looked for: by its role, and by what a screen reader calls it. */
export interface Sought {
  readonly role: keyof typeof ROLES;
  /** The pattern of the name. */
  readonly name: string;
}

/** Which elements have a role. */
export const ROLES = {
  button: 'button:enabled, [role="button"]',
  link: 'a[href]',
  radio: 'input[type="radio"], [role="radio"]',
  slider: 'input[type="range"], [role="slider"]',
  dialog: 'dialog[open], [role="dialog"]',
  region: 'section, [role="region"]',
  heading: 'h1, h2, h3',
} as const;

/** What a screen reader says of what stands in an element. */
export function textOf(element: Element | null | undefined): string {
  const said = element?.cloneNode(true) as Element | undefined;
  for (const mute of said?.querySelectorAll('[aria-hidden="true"]') ?? []) mute.remove();
  return said?.textContent?.trim() ?? '';
}

/** All elements that can be seen and have this role and such a name. */
export function seek(
  text: typeof textOf,
  roles: Readonly<Record<string, string>>,
  { role, name }: Sought,
): readonly Element[] {
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    const said = ids?.map((id) => text(document.getElementById(id))).join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(text).join(' ');
    return said || element.getAttribute('aria-label') || labels || text(element);
  };
  return [...document.querySelectorAll(roles[role] ?? '')].filter(
    (element) => element.getClientRects().length > 0 && new RegExp(name).test(nameOf(element)),
  );
}

/** The answers that can be given, by what a screen reader calls each. */
export function seekAnswers(text: typeof textOf, selector: string): readonly (readonly [string, Element])[] {
  return [...document.querySelectorAll(selector)]
    .filter((button) => button.getClientRects().length > 0)
    .map((button) => {
      const by = button.getAttribute('aria-labelledby');
      return [text(by === null ? button : document.getElementById(by)), button];
    });
}

/** What the log says, line by line. */
export function readLog(): readonly string[] {
  return [...document.querySelectorAll('[role="log"] li')].map((line) => line.textContent ?? '');
}
