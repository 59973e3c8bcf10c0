import type { PlayerCard } from '@riposte/protocol';
import { Link } from '@tanstack/react-router';

/** A player, and the way to all that moderators see of them. */
export function PlayerName({ player }: { readonly player: PlayerCard }) {
  return (
    <Link to="/moderate/$player" params={{ player: player.id }}>
      <strong>{player.name}</strong>
    </Link>
  );
}
