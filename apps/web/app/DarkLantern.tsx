import styles from './Lost.module.css';

/** The lantern of the bridge, gone out: dark paper, a last thread of smoke. */
export function DarkLantern() {
  return (
    <svg viewBox="0 0 320 210" aria-hidden="true">
      <circle cx="166" cy="112" r="92" fill="var(--sky2)" />
      <circle cx="166" cy="112" r="62" fill="var(--sky3)" />
      <path
        className={styles.smoke}
        d="M166 44c-12-10 10-16 0-27s8-12 3-17"
        fill="none"
        stroke="var(--ash)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M20 206C80 190 240 190 300 206Z" fill="var(--edge)" />
      <g fill="none" stroke="var(--rail)" strokeLinecap="round">
        <path d="M106 198V62C106 32 140 24 166 40V58" strokeWidth="9" />
      </g>
      <path d="M92 202H120L116 170H96Z" fill="var(--rail)" />
      <path d="M144 58H188L184 68H148Z" fill="var(--rail)" />
      <path d="M147 68C132 88 132 112 147 132H185C200 112 200 88 185 68Z" fill="var(--mt0)" />
      <path d="M158 68C151 88 151 112 158 132H174C181 112 181 88 174 68Z" fill="var(--mt1)" />
      <path d="M147 132H185L179 142H153Z" fill="var(--rail)" />
      <path d="M166 142V164" stroke="var(--ember)" strokeWidth="4" strokeLinecap="round" />
      <g stroke="var(--edge)" strokeWidth="2" opacity=".5" fill="none">
        <path d="M138 90H194M136 110H196" />
      </g>
    </svg>
  );
}
