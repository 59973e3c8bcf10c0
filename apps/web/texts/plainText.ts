/** A text in parts: words, and the names of what is put between them. */
export type PlainText = (string | [name: string])[];

/**
 * Makes a text ready that has at most names in braces: "Version {version}". Those are written in the pages that say
 * them, so no texts are loaded of pages that are not opened. What counts or chooses ("one game, two games")
 * is made ready when Riposte is built, and comes from the catalogue.
 */
export function readyPlainText(text: string): PlainText {
  if (/\{\w+,/.test(text)) reportError(new Error(`Uncompiled message: ${text}`));
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? [part.slice(1, -1)] : part));
}
