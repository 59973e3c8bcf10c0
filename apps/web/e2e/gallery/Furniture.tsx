import { Menu, MessageCircle } from 'lucide-react';
import { Button } from '../../design/Button.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import endStyles from '../../match/local/EndActions.module.css';

/** What a page on a server puts into the bar of a table. */
export function Furniture() {
  return (
    <>
      <IconButton icon={MessageCircle} label="Talk" />
      <IconButton icon={Menu} label="Menu" />
    </>
  );
}

/** What a page has to be done when a match is over, as many buttons as any has. */
export function Farewell() {
  return (
    <div className={endStyles.actions}>
      <Button kind="solid">Again</Button>
      <Button>Another opponent</Button>
      <Button kind="quiet">Watch the replay</Button>
      <Button kind="quiet">Was it fair?</Button>
      <Button kind="quiet">Home</Button>
      <p className={endStyles.more}>That was your first. You can learn it in a few minutes.</p>
    </div>
  );
}
