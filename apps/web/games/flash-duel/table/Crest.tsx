import { CHARACTERS, type Side } from '@riposte/flash-duel';
import { GameDrawing } from '../art/GameDrawing.tsx';

/** The sign of a character; a fighter without one has that of the fencer who is drawn for the side. */
export function Crest({
  character,
  side,
  className,
}: {
  readonly character: string | undefined;
  readonly side: Side | undefined;
  readonly className?: string | undefined;
}) {
  return <GameDrawing name={crestOf(character, side)} {...(className !== undefined && { className })} />;
}

function crestOf(character: string | undefined, side: Side | undefined): string {
  if (character === 'dragon') return 'c-menelker';
  if (character === 'dummy') return 'c-dummy';
  if (character !== undefined && character in CHARACTERS) return `c-${character}`;
  if (side === undefined) return 'mark';
  return side === 0 ? 'c-duelist' : 'c-rival';
}
