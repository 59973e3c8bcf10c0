/**
 * Text in lines of at most so many columns. The space before it stays; lines after the first are set in by
 * `hang`. No line breaks at a no-break space, which comes out as a common one.
 */
export function wrap(text: string, columns: number, hang = 0): readonly string[] {
  const start = text.length - text.trimStart().length;
  const [first = '', ...words] = text.slice(start).split(' ');
  const lines: string[] = [];
  let line = ' '.repeat(start) + first;
  for (const word of words) {
    if (line.length + 1 + word.length > columns) {
      lines.push(line);
      line = ' '.repeat(hang) + word;
    } else {
      line += ` ${word}`;
    }
  }
  return [...lines, line].map((one) => one.replaceAll('\u00a0', ' '));
}

/** "a", "a or b", "a, b or c" */
export function listOf(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** "You, Ann and Ben": the reader comes first. */
export function together(names: readonly string[]): string {
  return listOf(
    [...names.filter((name) => name === 'You'), ...names.filter((name) => name !== 'You')],
    'and',
  );
}

/** Text from outside, with nothing in it that could steer the terminal. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?');
}

/** "1 card", "3 cards" */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
