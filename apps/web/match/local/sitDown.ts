/**
 * Sits down at a game's table in this tab. Only one tab plays the match that is kept in this browser: the
 * tab that sat down before is told that the seat is taken. Gets up with the function it answers.
 */
export function sitDown(game: string, onTaken: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const tabs = new BroadcastChannel(`riposte table ${game}`);
  tabs.addEventListener('message', onTaken);
  tabs.postMessage('taken');
  return () => tabs.close();
}
