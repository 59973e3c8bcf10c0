import type { Token } from './tokens.ts';

/** A place where a file names another module. */
export interface Import {
  /** As written: `./seat.ts`, `@riposte/kernel`, `node:fs`; `undefined` when it is computed. */
  readonly module: string | undefined;
  readonly line: number;
}

/** Every import, re-export and dynamic import of a file. */
export function importsOf(tokens: readonly Token[]): readonly Import[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'word' || isSign(tokens[index - 1], '.')) return [];
    if (token.value === 'import') return imported(tokens, index);
    return token.value === 'export' ? reExported(tokens, index) : [];
  });
}

export function isSign(token: Token | undefined, sign: string): boolean {
  return token?.type === 'sign' && token.value === sign;
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.type === 'word' && token.value === word;
}

function imported(tokens: readonly Token[], index: number): readonly Import[] {
  const { line } = tokens[index] as Token;
  const next = tokens[index + 1];
  // `import.meta`, or a property called `import`
  if (isSign(next, '.') || isSign(next, ':')) return [];
  if (isSign(next, '(')) {
    const [argument, end] = tokens.slice(index + 2);
    const isPlain = argument?.type === 'text' && (isSign(end, ')') || isSign(end, ','));
    return [{ module: isPlain ? argument.value : undefined, line }];
  }
  const module = tokens.slice(index + 1).find(({ type }) => type === 'text');
  return module ? [{ module: module.value, line: module.line }] : [];
}

/** `export * from`, `export * as x from`, `export { … } from`, `export type { … } from` */
function reExported(tokens: readonly Token[], index: number): readonly Import[] {
  const begin = isWord(tokens[index + 1], 'type') ? index + 2 : index + 1;
  const isList = isSign(tokens[begin], '{');
  if (!isList && !isSign(tokens[begin], '*')) return [];
  const end = isList ? tokens.findIndex((token, at) => at > begin && isSign(token, '}')) + 1 : begin + 1;
  const from = isWord(tokens[end], 'as') ? end + 2 : end;
  const module = tokens[from + 1];
  return isWord(tokens[from], 'from') && module?.type === 'text'
    ? [{ module: module.value, line: module.line }]
    : [];
}
