import { Medallion } from './Medallion.tsx';

/** A bridge whose next plank is not there, but on its way down. */
export default function BrokenBridge() {
  return (
    <Medallion>
      <rect x="-100" y="-100" width="200" height="200" fill="var(--sky4)" />
      <circle cy="14" r="88" fill="var(--sky5)" />
      <circle cy="14" r="64" fill="var(--sky6)" />
      <circle cy="14" r="40" fill="var(--sun)" />
      <path d="M-100 46C-40 40 40 52 100 46V104H-100Z" fill="var(--wat1)" />
      <path d="M-100 72C-40 78 40 66 100 74V104H-100Z" fill="var(--wat2)" />
      <path
        d="M-24 62H26M-12 72H10"
        stroke="var(--glint)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <g stroke="var(--rail)" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M-104 -14L-40 -24M40 -24L104 -14" />
        <path d="M-88 18V-18M-44 12V-26M44 12V-26M88 18V-18" />
      </g>
      <path d="M-104 30L-30 18L-38 42C-64 40 -88 44 -104 62Z" fill="var(--edge)" />
      <path d="M104 30L30 18L38 42C64 40 88 44 104 62Z" fill="var(--edge)" />
      <path d="M-108 13L-70 7L-72 25L-108 31ZM108 13L70 7L72 25L108 31Z" fill="var(--pl-d)" />
      <path d="M-66 6L-34 2L-30 19L-68 24ZM66 6L34 2L30 19L68 24Z" fill="var(--pl-l)" />
      <path d="M-20 34L12 20L18 34L-14 48Z" fill="var(--pl-d)" />
      <path d="M-14 48L18 34V41L-13 54Z" fill="var(--pl-d2)" />
    </Medallion>
  );
}
