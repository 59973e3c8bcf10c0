/** A text in parts: words, what is put between them by name, and what is said by a count. */
export type ReadyText = (string | [name: string] | [name: string, 'plural', Record<string, ReadyText>])[];

/** "{version}", or "{count, plural, one {# card} other {# cards}}". */
const BETWEEN = /(\{\w+(?:, plural,(?: =?\w+ \{(?:[^{}]|\{\w+\})*\})+)?\})/;
const FORMS = / =?(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;
const BETWEEN_IN_FORM = /(\{\w+\}|#)/;

/**
 * Makes a text ready that has names in braces, or counts. Every text is written in the page that says it, so no texts
 * are loaded of pages that are not opened, and none twice.
 */
export function readyText(text: string): ReadyText {
  return partsOf(text, BETWEEN);
}

function partsOf(text: string, between: RegExp): ReadyText {
  return text
    .split(between)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name, forms] = /^\{(\w+)(?:, plural,(.*))?\}$/s.exec(part) ?? [];
      if (name === undefined) return part;
      return forms === undefined ? [name] : [name, 'plural', formsOf(forms)];
    });
}

function formsOf(forms: string): Record<string, ReadyText> {
  return Object.fromEntries(
    [...forms.matchAll(FORMS)].map(([, form = '', text = '']) => [form, partsOf(text, BETWEEN_IN_FORM)]),
  );
}
