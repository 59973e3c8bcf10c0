import type { ShownTheme } from './appearance.ts';
import styles from './ThemeSample.module.css';

/** The bridge at a small size, in the colours of a theme; of two, each shows half. */
export function ThemeSample({ themes }: { readonly themes: readonly ShownTheme[] }) {
  return (
    <span className={styles.sample} aria-hidden="true">
      {themes.map((theme, at) => (
        <span key={theme} className={styles.part} data-theme={theme}>
          <svg viewBox={`${at * (80 / themes.length)} 0 ${80 / themes.length} 52`} aria-hidden="true">
            <rect width="80" height="52" fill="var(--sky2)" />
            <circle cx="40" cy="28" r="34" fill="var(--sky4)" />
            <circle cx="40" cy="28" r="24" fill="var(--sky6)" />
            <circle cx="40" cy="28" r="14" fill="var(--sun)" />
            <rect y="34" width="80" height="18" fill="var(--wat2)" />
            <path d="M-2 36Q40 28 82 36V46Q40 36 -2 46Z" fill="var(--edge)" />
            <path d="M-2 34Q40 26 82 34V38Q40 30 -2 38Z" fill="var(--pl-l)" />
            <path d="M22 32l2-12 4-3 3 4-1 11" fill="var(--fig)" />
            <path d="M20 23l6-1 4 1v3l-10-1z" fill="var(--ember)" />
            <path d="M50 32l0-11 4-4 3 4 2 11" fill="var(--fig)" />
            <path d="M50 22l7 0 1 3-8 0z" fill="var(--tide)" />
            <rect x="14" y="42" width="52" height="6" rx="2" fill="var(--gold)" />
          </svg>
        </span>
      ))}
    </span>
  );
}
