import { CHARACTERS } from '@riposte/flash-duel';
import { Drawing } from '../../art/Drawing.tsx';

/** The sign of a character; whoever has none, or is the Dragon or a dummy, has one of ours. */
export function Crest({
  character,
  className,
}: {
  readonly character: string | undefined;
  readonly className?: string | undefined;
}) {
  return <Drawing name={crestOf(character)} {...(className !== undefined && { className })} />;
}

function crestOf(character: string | undefined): string {
  if (character === 'dragon') return 'c-menelker';
  return character !== undefined && character in CHARACTERS ? `c-${character}` : 'mark';
}
