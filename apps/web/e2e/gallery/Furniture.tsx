import { Menu, MessageCircle } from 'lucide-react';
import { IconButton } from '../../design/IconButton.tsx';

/** What a page on a server puts into the bar of a table. */
export function Furniture() {
  return (
    <>
      <IconButton icon={MessageCircle} label="Talk" />
      <IconButton icon={Menu} label="Menu" />
    </>
  );
}
