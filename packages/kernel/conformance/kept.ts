/** What stands before an answer in a game that is kept in words. */
const ANSWER = '  > ';

/** The answers of a game that is kept in words: it is played again by them, whatever quick players would do today. */
export function answersIn(told: string): Iterator<string> {
  return told
    .split('\n')
    .filter((line) => line.startsWith(ANSWER))
    .map((line) => line.slice(ANSWER.length))
    .values();
}
