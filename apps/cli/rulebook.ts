import { readFileSync } from 'node:fs';
import { listOf, wrap } from './paragraph.ts';

/** One numbered sentence of the rules. */
export interface Rule {
  readonly number: string;
  readonly text: string;
}

/** A chapter of the rules. */
export interface Section {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules of a game, as its RULES.md has them. */
export interface Rulebook {
  readonly title: string;
  readonly preface: string;
  readonly sections: readonly Section[];
}

export function readRulebook(file: URL): Rulebook {
  return parseRulebook(readFileSync(file, 'utf8'));
}

export function parseRulebook(text: string): Rulebook {
  const sections: { number: string; title: string; rules: Rule[] }[] = [];
  let title = '';
  const preface: string[] = [];
  for (const line of text.split('\n')) {
    const [, chapter, name] = /^## (\d+) (.+)$/.exec(line) ?? [];
    const [, number, sentence] = /^- \*\*([\d.]+)\*\* (.+)$/.exec(line) ?? [];
    if (chapter && name) sections.push({ number: chapter, title: name, rules: [] });
    else if (number && sentence) sections.at(-1)?.rules.push({ number, text: bare(sentence) });
    else if (line.startsWith('# ')) title = line.slice(2);
    else if (sections.length === 0 && line !== '') preface.push(bare(line));
  }
  return { title, preface: preface.join(' '), sections };
}

/** The sections and rules with this number: a section whole, or a section with that one rule in it. */
export function lookUp({ sections }: Rulebook, number: string): Section | undefined {
  const [chapter] = number.split('.');
  const section = sections.find((one) => one.number === chapter);
  if (!section || number === chapter) return section;
  const rules = section.rules.filter((rule) => rule.number === number);
  return rules.length > 0 ? { ...section, rules } : undefined;
}

/** The numbers nearest to one that does not exist. */
function nearestNumbers({ sections }: Rulebook, number: string): readonly string[] {
  const [chapter = 0, rule] = number.split('.').map(Number);
  const numbers =
    rule === undefined
      ? sections.map((one) => one.number)
      : sections.flatMap((one) => one.rules.map((its) => its.number));
  const far = (one: string) => {
    const [its = 0, part = 0] = one.split('.').map(Number);
    return Math.abs(its - chapter) * 1000 + Math.abs(part - (rule ?? 0));
  };
  return numbers.sort((one, other) => far(one) - far(other)).slice(0, 3);
}

/** What to say about a number that is not in the rules. */
export function missingRule(rulebook: Rulebook, number: string): string {
  if (!/^\d+(\.\d+)?$/.test(number)) return `“${number}” is not the number of a rule, like 9 or 9.3.`;
  return `There is no rule ${number}. The nearest are ${listOf(nearestNumbers(rulebook, number), 'and')}.`;
}

/** A section as text, each rule with its number in the margin. */
export function formatSection({ number, title, rules }: Section, columns: number): readonly string[] {
  return [
    `${number} ${title}`,
    ...rules.flatMap((rule) => wrap(`  ${rule.number.padEnd(4)}  ${rule.text}`, columns, 8)),
  ];
}

/** The sentence without its Markdown. */
function bare(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/(^|\s|\()_([^_]+)_/g, '$1$2')
    .replaceAll('`', '');
}
