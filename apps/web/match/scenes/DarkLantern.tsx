import styles from './Lost.module.css';
import { Medallion } from './Medallion.tsx';

/** The lantern of the bridge, gone out: dark paper, a last thread of smoke. */
export default function DarkLantern() {
  return (
    <Medallion>
      <rect x="-100" y="-100" width="200" height="200" fill="var(--sky3)" />
      <circle cx="14" cy="-4" r="84" fill="var(--sky4)" />
      <circle cx="14" cy="-4" r="52" fill="var(--sky5)" />
      <path d="M-100 62C-40 56 40 68 100 60V100H-100Z" fill="var(--wat2)" />
      <path
        className={styles.smoke}
        d="M14 -62c-10-8 8-13 0-21s7-9 2-15"
        fill="none"
        stroke="var(--bone)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M-100 92Q0 70 100 92V104H-100Z" fill="var(--edge)" />
      <path
        d="M-46 88V-38C-46 -68 -12 -76 14 -60V-44"
        fill="none"
        stroke="var(--rail)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M-60 90H-32L-36 60H-56Z" fill="var(--rail)" />
      <path d="M-8 -46H36L32 -36H-4Z" fill="var(--rail)" />
      <path d="M-5 -36C-20 -16 -20 8 -5 28H33C48 8 48 -16 33 -36Z" fill="var(--mt1)" />
      <path d="M6 -36C-1 -16 -1 8 6 28H22C29 8 29 -16 22 -36Z" fill="var(--mt2)" />
      <path d="M-14 -14H42M-16 6H44" stroke="var(--edge)" strokeWidth="2" opacity=".6" />
      <path d="M-5 28H33L27 38H1Z" fill="var(--rail)" />
      <path d="M14 38V58" stroke="var(--ember)" strokeWidth="4" strokeLinecap="round" />
    </Medallion>
  );
}
