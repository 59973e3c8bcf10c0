import { PlainBoard } from '../plain/PlainBoard.tsx';
import type { Session } from '../table/session.ts';

export default function FlashDuelTable({ session }: { readonly session: Session }) {
  return <PlainBoard session={session} />;
}
