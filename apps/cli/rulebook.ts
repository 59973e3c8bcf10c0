import { readFileSync } from 'node:fs';
import { parseRulebook, type Rulebook, type RuleChapter, rulesOf } from '@riposte/kernel';
import { listOf, wrap } from './paragraph.ts';

export function readRulebook(file: URL): Rulebook {
  return parseRulebook(readFileSync(file, 'utf8'));
}

/** What to say about a number that is not in the rules. */
export function missingRule(rulebook: Rulebook, number: string): string {
  if (!/^\d+(\.\d+)?$/.test(number)) return `“${number}” is not the number of a rule, like 1 or 1.1.`;
  return `There is no rule ${number}. The nearest are ${listOf(nearestNumbers(rulebook, number), 'and')}.`;
}

/** A chapter as text, each rule with its number in the margin. */
export function formatChapter({ number, title, rules }: RuleChapter, columns: number): readonly string[] {
  return [
    `${number} ${title}`,
    ...rules.flatMap((rule) => wrap(`  ${rule.number.padEnd(4)}  ${rule.text}`, columns, 8)),
  ];
}

/** The numbers nearest to one that does not exist. */
function nearestNumbers(rulebook: Rulebook, number: string): readonly string[] {
  const [chapter = 0, rule] = number.split('.').map(Number);
  const all = rule === undefined ? rulebook.chapters : rulesOf(rulebook);
  const far = (one: string) => {
    const [its = 0, part = 0] = one.split('.').map(Number);
    return Math.abs(its - chapter) * 1000 + Math.abs(part - (rule ?? 0));
  };
  return all
    .map((one) => one.number)
    .sort((one, other) => far(one) - far(other))
    .slice(0, 3);
}
