/** The name under which it is kept how far the lesson of a game has come. */
export function lessonProgress(game: string): string {
  return `lesson ${game}`;
}
